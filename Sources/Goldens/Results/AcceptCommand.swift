import Foundation

/// The command that accepts results, as typed in the package's folder, up to `--only`.
package struct AcceptCommand: Equatable, Sendable {
  package let text: String

  /// Creates the command for the results of a package.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the package's folder, or nil if there is none.
  ///   - artifacts: The absolute path of the artifacts' folder, or nil for the package's own.
  ///   - program: The name by which this program was called, if it is the command itself.
  ///   - isUnderSourceTool: Whether the source tool compiled this program.
  package init(
    package: String?, artifacts: String?, program: String? = nil,
    isUnderSourceTool: Bool = AcceptCommand.isUnderSourceTool
  ) {
    let command = Self.command(package, program, isUnderSourceTool: isUnderSourceTool)
    var words = [command, "golden accept"]
    if let artifacts, artifacts != (package ?? "") + "/Artifacts" {
      words.append("--artifacts \(Self.quoted(artifacts))")
    }
    text = words.joined(separator: " ")
  }

  /// Whether `Scripts/ios`, which sets the variable, started this program.
  package static let isUnderSourceTool =
    ProcessInfo.processInfo.environment["IOS_SOURCE_SWIFTC"] != nil

  /// The package's wrapper script if there is one, then the program's own name, then `swift run` in
  /// a package. After tests most of the executable is already built, unlike the plugin. Under the
  /// source tool its own folder has the build.
  private static func command(
    _ package: String?, _ program: String?, isUnderSourceTool: Bool
  ) -> String {
    if let package, isWrapper(package + "/render") { return "./render" }
    if let program, !program.isEmpty, !program.contains("/") { return program }
    guard let package, FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      return "render"
    }
    return isUnderSourceTool ? "swift package ios run render" : "swift run render"
  }

  /// The script must contain the marker, as a folder can also be executable and another program may
  /// have the same name.
  private static func isWrapper(_ path: String) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: path),
      let data = try? GoldenBytes.read(path)
    else { return false }
    return String(decoding: data.prefix(200), as: UTF8.self).contains(mark)
  }

  /// The marker in the first lines of the wrapper script.
  private static let mark = "# Draws a scene: ./render [SCENE] [options] OUT.png"

  /// A word quoted for a shell.
  package static func quoted(_ word: String) -> String {
    // Compared by scalars, as a quote and adjacent combining marks may form one Character.
    let scalars = word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
    return "'" + scalars.joined() + "'"
  }
}
