import Foundation
import Snapshots

/// The folders that commands work in, as absolute paths.
struct Workspace: Equatable {
  /// The folder with `Package.swift` around a path; without one, the folder the command runs in.
  let package: String
  /// Where results and pictures of failures are.
  let artifacts: String

  /// - Parameters:
  ///   - path: a file or folder of the package; nil for the folder the command runs in.
  ///   - artifacts: what `--artifacts` says; nil leaves it to the environment.
  init(
    around path: String? = nil, artifacts: String?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let here = FileManager.default.currentDirectoryPath
    let start = path ?? here + "/."
    package = GoldenStore.packageRoot(above: start)?.path ?? here
    if let artifacts {
      self.artifacts = URL(fileURLWithPath: artifacts).path
    } else if let folder = environment[ArtifactStore.variable], !folder.isEmpty {
      self.artifacts = URL(fileURLWithPath: folder).path
    } else {
      self.artifacts = package + "/Artifacts"
    }
  }

  /// The command that accepts results, as one would type it in the package's folder.
  var acceptCommand: String {
    let wrapper = FileManager.default.isExecutableFile(atPath: package + "/render")
    let command = (wrapper ? "./render" : "swift run render") + " golden accept"
    guard artifacts != package + "/Artifacts" else { return command }
    return "\(command) --artifacts \(Self.quoted(artifacts))"
  }

  /// A word that a shell takes as it is.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
