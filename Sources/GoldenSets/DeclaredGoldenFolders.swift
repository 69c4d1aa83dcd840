import AtomicFiles
import Snapshots

/// Where a package says by itself that goldens are, before any is there: in a set, or in the source
/// of a test.
struct DeclaredGoldenFolders {
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// Whether a golden is declared.
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

  /// Whether the test's source names the folder that the golden is to lie in.
  private func isNamedByTest(_ path: String, _ id: SnapshotID) -> Bool {
    let folder = path.splitPath.folder
    guard folder != AtomicFile.resolved(workspace.package) else { return false }
    return TestSources(of: workspace).declares(id, in: folder.splitPath.name)
  }
}
