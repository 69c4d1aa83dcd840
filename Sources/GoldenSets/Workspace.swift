import Foundation
import Snapshots

/// The folders of a package and of its results, as absolute paths.
package struct Workspace: Equatable {
  /// The nearest folder with `Package.swift` around a path; by default the working directory.
  package let package: String
  /// The folder of results and pictures of failures.
  package let artifacts: String

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - path: a file or folder of the package; nil for the working directory.
  ///   - artifacts: the chosen folder; nil for the environment's or the default.
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

  /// The checked paths of result files.
  package var paths: ResultPaths { ResultPaths(artifacts: artifacts, package: package) }

  /// Returns a path as typed in the package's folder.
  package func displayPath(_ path: String) -> String { paths.displayPath(path) }

  /// The command that accepts results, as typed in the package's folder.
  package var acceptCommand: String {
    AcceptCommand(
      package: package, artifacts: artifacts, program: CommandLine.arguments.first
    ).text
  }
}
