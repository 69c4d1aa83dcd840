import Foundation
import Snapshots

/// Makes pictures of a run the goldens: all that are named, or none.
struct Acceptance {
  private let store: ResultStore
  private let workspace: Workspace

  init(_ workspace: Workspace) {
    self.workspace = workspace
    store = ResultStore(artifacts: workspace.artifacts)
  }

  /// Accepts results; what was accepted, by name.
  ///
  /// - Parameter passesOver: whether results that cannot be accepted are left out; else they are an
  ///   error.
  func accept(
    _ results: [SnapshotResult], passesOver: Bool
  ) throws(GoldenError) -> [String] {
    let possible = results.filter { !$0.isPass && $0.files.actual != nil }
    if !passesOver, let other = results.first(where: { !possible.contains($0) }) {
      throw .notAcceptable(other.id.description, outcome: other.outcome.rawValue)
    }
    guard !possible.isEmpty else { throw .nothingToAccept }
    for result in possible { try checkPicture(of: result) }
    for result in possible {
      do throws(AcceptError) {
        try store.accept(result, package: workspace.package)
      } catch {
        throw .accept(error)
      }
    }
    return possible.map(\.id.description)
  }

  /// Before anything is written, every picture is there.
  private func checkPicture(of result: SnapshotResult) throws(GoldenError) {
    guard let actual = result.files.actual else { throw .accept(.nothingToAccept(result.id)) }
    let path = ResultStore.absolute(actual, in: workspace.artifacts)
    guard FileManager.default.fileExists(atPath: path) else {
      throw .accept(.notThere(result.id, path: path))
    }
  }
}
