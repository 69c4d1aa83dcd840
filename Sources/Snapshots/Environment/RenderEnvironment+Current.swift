import CoreGraphics
import CoreText
import Synchronization

extension RenderEnvironment {
  /// The rendering environment of this process.
  ///
  /// Complexity: reads the font files of a folder once, then O(1).
  package static var current: RenderEnvironment {
    let fonts = FontLibrary.collection
    return known.withLock { known in
      if let known, known.fonts == fonts { return known.environment }
      let environment = RenderEnvironment(fonts)
      known = (fonts, environment)
      return environment
    }
  }

  private static let known = Mutex<(fonts: FontCollection, environment: RenderEnvironment)?>(nil)

  /// Creates the environment of this process for a collection of fonts.
  ///
  /// - Parameter variables: The environment variables of the process.
  init(
    _ fonts: FontCollection, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var components = DrawingLibraries.versions.merging(TextLibraries.versions) { first, _ in first }
    components[Self.processorName] = Self.processor
    for name in DrawingLibraries.libraryVariables { components[name] = variables[name] }
    components["fonts"] = Fingerprint.of(BundledFonts.listing)
    let own = fonts.allFaces.filter { !FontSpec.isCarried($0.path) && $0.debianPackage == nil }
    let folders = Dictionary(grouping: Set(own.map(\.path))) {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
    for (folder, paths) in folders {
      components["fonts of " + folder] = Self.fingerprint(paths.sorted())
    }
    self.init(components: components)
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "another"
    #endif
  }

  /// Returns the environment with the files of the system fonts that a picture's texts use.
  ///
  /// Complexity: reads each file once in a process.
  package func adding(_ use: SystemFontUse) -> RenderEnvironment {
    var environment = self
    for path in use.paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      environment.components[name] = Self.fingerprint(ofSystemFont: path)
    }
    return environment
  }

  private static let systemFonts = Mutex<[String: String]>([:])

  private static func fingerprint(ofSystemFont path: String) -> String {
    systemFonts.withLock { known in
      if let fingerprint = known[path] { return fingerprint }
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      let fingerprint = Fingerprint.of(data ?? Data())
      known[path] = fingerprint
      return fingerprint
    }
  }

  /// Returns the fingerprint of files by name and content; unreadable ones count as empty.
  private static func fingerprint(_ paths: [String]) -> String {
    let parts = paths.map { path in
      let url = URL(fileURLWithPath: path)
      let data = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data()
      return url.lastPathComponent + " " + Fingerprint.of(data)
    }
    return Fingerprint.of(parts.joined(separator: "\n"))
  }
}
