import AtomicFiles
import Snapshots

/// Finds the locations of goldens that a package declares before they are recorded: in a set, or in
/// a test's source.
struct DeclaredGoldenFolders {
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// Returns whether a golden is declared.
  ///
  /// - Parameter path: an absolute path without links.
  ///
  /// Complexity: reads the package's sets, and the names of all its sources.
  func declare(_ path: String, of id: SnapshotID) -> Bool {
    let set = try? GoldenSet.ifPresent(nil)
    let all = try? GoldenSet.all(in: workspace, with: set ?? nil, skipsLayouts: true)
    let sets = all ?? []
    let described = sets.contains { set in
      set.goldens.contains { AtomicFile.resolved(set.path(of: $0)) == path }
    }
    return described || isNamedByTest(path, id)
  }

  /// Whether the test's source contains the name of the golden's folder.
  private func isNamedByTest(_ path: String, _ id: SnapshotID) -> Bool {
    let folder = path.splitPath.folder
    guard folder != AtomicFile.resolved(workspace.package) else { return false }
    return TestSources(of: workspace).declares(id, in: folder.splitPath.name)
  }
}
