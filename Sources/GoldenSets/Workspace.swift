import Foundation
import Snapshots

/// The folders that goldens are looked after in, as absolute paths.
package struct Workspace: Equatable {
  /// The folder with `Package.swift` around a path; without one, the folder the process runs in.
  package let package: String
  /// Where results and pictures of failures are.
  package let artifacts: String

  /// - Parameters:
  ///   - path: a file or folder of the package; nil for the folder the process runs in.
  ///   - artifacts: the folder that somebody chose; nil leaves it to the environment.
  package init(
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

  /// Where results' files are, checked.
  package var paths: ResultPaths { ResultPaths(artifacts: artifacts, package: package) }

  /// A path as it is typed in the package's folder.
  package func shown(_ path: String) -> String { paths.shown(path) }

  /// The command that accepts results, as one would type it in the package's folder.
  package var acceptCommand: String {
    AcceptCommand(
      package: package, artifacts: artifacts, program: CommandLine.arguments.first
    ).text
  }
}
