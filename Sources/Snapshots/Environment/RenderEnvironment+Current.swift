import CoreGraphics
import CoreText
import Synchronization

extension RenderEnvironment {
  /// What this process draws with.
  ///
  /// Complexity: reads every font file once (50 ms for the pinned ones), then O(1).
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

  /// - Parameter variables: the process's environment.
  init(
    _ fonts: FontCollection, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var components = DrawingLibraries.versions.merging(TextLibraries.versions) { first, _ in first }
    components[Self.processorName] = Self.processor
    for name in DrawingLibraries.heardVariables { components[name] = variables[name] }
    let files = Set(fonts.allFaces.map { FontPlace(path: $0.path, package: $0.debianPackage) })
    for (name, members) in Dictionary(grouping: files, by: \.group) {
      components[name] = Self.fingerprint(members.map(\.path).sorted())
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

  private struct FontPlace: Hashable {
    let path: String
    let package: String?

    var group: String {
      package ?? "fonts of " + URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// Of files by name and content; one that cannot be read counts as empty.
  private static func fingerprint(_ paths: [String]) -> String {
    let parts = paths.map { path in
      let url = URL(fileURLWithPath: path)
      let data = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? Data()
      return url.lastPathComponent + " " + Fingerprint.of(data)
    }
    return Fingerprint.of(parts.joined(separator: "\n"))
  }
}
