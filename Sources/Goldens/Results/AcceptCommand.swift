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
    if let package, isProgram(package + "/render") { return "./render" }
    if let program, !program.isEmpty, !program.contains("/") { return program }
    guard let package, FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      return "render"
    }
    return "swift run render"
  }

  /// A folder can be "executable", too.
  private static func isProgram(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
      && FileManager.default.isExecutableFile(atPath: path)
  }

  /// A word that a shell takes as it is.
  package static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
