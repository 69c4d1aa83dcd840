import Foundation

/// The command that accepts results, as one would type it in the package's folder, up to `--only`.
package struct AcceptCommand: Equatable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - package: the package's folder, an absolute path; nil where there is none.
  ///   - artifacts: the artifacts' folder, an absolute path; nil for the package's own.
  ///   - program: how this program was called, if it is the command itself.
  package init(package: String?, artifacts: String?, program: String? = nil) {
    var words = [Self.command(package, program), "golden accept"]
    if let artifacts, artifacts != (package ?? "") + "/Artifacts" {
      words.append("--artifacts \(Self.quoted(artifacts))")
    }
    text = words.joined(separator: " ")
  }

  /// The package's own wrapper; else what is found by its name; else, in a package, what
  /// SwiftPM builds for it: after tests, most of it is built already, which the plugin's is not.
  private static func command(_ package: String?, _ program: String?) -> String {
    if let package, isWrapper(package + "/render") { return "./render" }
    if let program, !program.isEmpty, !program.contains("/") { return program }
    guard let package, FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      return "render"
    }
    return "swift run render"
  }

  /// A folder can be "executable", too, and a program of that name somebody's own: this package's
  /// wrapper says in its first lines what it is.
  private static func isWrapper(_ path: String) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: path),
      let data = try? GoldenBytes.read(path)
    else { return false }
    return String(decoding: data.prefix(200), as: UTF8.self).contains(mark)
  }

  /// In the first lines of the wrapper.
  private static let mark = "# Draws a scene: ./render [SCENE] [options] OUT.png"

  /// A word that a shell takes as it is.
  package static func quoted(_ word: String) -> String {
    // By scalars: a quote and the mark before or behind it may be one Character.
    let scalars = word.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
    return "'" + scalars.joined() + "'"
  }
}
