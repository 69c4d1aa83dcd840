import SnapshotReport
import Snapshots

/// The results of a run and the locations of their files. Results that name files outside the
/// permitted folders are omitted and reported.
package struct LastRun {
  package let workspace: Workspace
  package let run: ResultStore.Run
  package let refused: [ResultPathError]

  /// Reads the newest run in the artifacts folder.
  ///
  /// - Parameter option: The option that named the artifacts folder, for the error; nil for none.
  package init(_ workspace: Workspace, option: String? = nil) throws(Failure) {
    guard let run = ResultStore(artifacts: workspace.artifacts).latestRun() else {
      throw Failure(GoldenProblem.noResults(workspace.artifacts, option: option))
    }
    self.init(run, workspace)
  }

  /// Reads the run whose report has the given seal, even if later runs exist.
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

  /// Sentences about the run that readers of a report need.
  package var problems: [String] {
    var problems = run.crashes + run.problems + refused.map(\.description)
    if run.isFiltered { problems.append("The run was filtered.") }
    if run.lacksShares {
      let shares = run.shards.map(\.description).sorted().joined(separator: ", ")
      problems.append("The run drew a share of the goldens only: \(shares).")
    }
    if !run.isFinished { problems.append("The run did not finish, or is still in progress.") }
    return problems
  }

  /// Accepts pictures of the run as goldens: all or none.
  ///
  /// - Parameters:
  ///   - selection: the goldens to accept; nil for every failed one with a picture.
  /// - Returns: the names of the accepted goldens.
  package func accept(_ selection: GoldenSelection?) throws(Failure) -> AcceptedGoldens {
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
    let goldenFolders = DeclaredGoldenFolders(workspace)
    let acceptance = Acceptance(workspace.paths, isDeclared: { goldenFolders.declare($1, of: $0) })
    let unchanged = try Failure.from { () throws(AcceptError) in try acceptance.accept(results) }
    return AcceptedGoldens(
      names: results.filter { !unchanged.contains($0.id) }.map(\.id.description),
      unchangedCount: unchanged.count)
  }
}
