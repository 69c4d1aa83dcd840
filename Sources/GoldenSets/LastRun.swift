import SnapshotReport
import Snapshots

/// The results of a run, and where their files are. Those that name files they must not are left
/// out, and said to be.
package struct LastRun {
  package let workspace: Workspace
  package let run: ResultStore.Run
  package let refused: [ResultPathError]

  /// The newest run of the artifacts' folder.
  package init(_ workspace: Workspace) throws(Failure) {
    guard let run = ResultStore(artifacts: workspace.artifacts).latestRun() else {
      throw Failure(GoldenProblem.noResults(workspace.artifacts))
    }
    self.init(run, workspace)
  }

  /// The run whose report has this seal, whichever ran last.
  package init(_ workspace: Workspace, reviewed seal: String) throws(Failure) {
    let runs = ResultStore(artifacts: workspace.artifacts).allRuns().map { LastRun($0, workspace) }
    guard !runs.isEmpty else { throw Failure(GoldenProblem.noResults(workspace.artifacts)) }
    guard let run = runs.first(where: { ReviewSeal.of($0.run.results, workspace.paths) == seal })
    else { throw Failure(GoldenProblem.changedSinceReview) }
    self = run
  }

  init(_ run: ResultStore.Run, _ workspace: Workspace) {
    var (run, refused) = (run, [ResultPathError]())
    run.results.removeAll { result in
      do throws(ResultPathError) {
        try workspace.paths.check(result)
        return false
      } catch {
        refused.append(error)
        return true
      }
    }
    self.workspace = workspace
    self.run = run
    self.refused = refused
  }

  /// What readers of a report must know about the run: sentences.
  package var problems: [String] {
    var problems = run.crashes + run.problems + refused.map(\.description)
    if run.isFiltered { problems.append("The run was filtered.") }
    if run.lacksShares {
      let shares = run.shards.map(\.description).sorted().joined(separator: ", ")
      problems.append("The run drew a share of the goldens only: \(shares).")
    }
    if !run.isFinished { problems.append("The run did not finish, or is not over.") }
    return problems
  }

  /// Makes pictures of the run the goldens: all of them, or none.
  ///
  /// - Parameters:
  ///   - selection: what is accepted; nil for everything that failed and has a picture.
  /// - Returns: what was accepted, by name.
  package func accept(_ selection: GoldenSelection?) throws(Failure) -> [String] {
    if let path = refused.first { throw Failure(path) }
    let chosen = try selection?.chosen(from: run.results.map(\.id.description))
    let results = run.results.filter { result in
      let id = result.id.description
      return chosen.map {
        $0.names.contains(id) || $0.byPattern.contains(id) && result.isAcceptable
      }
        ?? result.isAcceptable
    }
    if let other = results.first(where: { !$0.isAcceptable }) {
      throw Failure(GoldenProblem.notAcceptable(other.id.description, kind: other.kind))
    }
    guard !results.isEmpty else { throw Failure(GoldenProblem.nothingToAccept) }
    let places = DeclaredGoldenFolders(workspace)
    let acceptance = Acceptance(workspace.paths, isDeclared: { places.declare($1, of: $0) })
    try Failure.from { () throws(AcceptError) in try acceptance.accept(results) }
    return results.map(\.id.description)
  }
}
