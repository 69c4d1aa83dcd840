import AtomicFiles
import SnapshotReport
import Snapshots

/// The results of several machines merged into one run in the folder `merged` in the artifacts
/// folder. Reports and `golden accept` treat it as any other run. The machines are not trusted:
/// only files that a result may name are copied, to the paths that a local run gives them.
package struct MergedRun {
  /// The workspace whose artifacts folder is the merged run's.
  package let workspace: Workspace
  /// The results, sorted by identifier.
  package let results: [SnapshotResult]
  /// Sentences about the run that readers of a report need.
  package private(set) var problems: [String] = []
  /// Whether all folders, shares and results exist and were read.
  package private(set) var isComplete = true

  /// Merges runs.
  ///
  /// - Parameters:
  ///   - folders: copies of artifacts folders.
  ///   - workspace: the package, and the folder in which `merged` is created. An earlier merged run
  ///     is removed.
  ///
  /// Complexity: reads and writes every file that results name, once.
  package init(_ folders: [String], in workspace: Workspace) throws(Failure) {
    self.workspace = Workspace(
      around: workspace.package + "/.", artifacts: workspace.artifacts + "/merged")
    let merging = self.workspace
    let folders = folders.map { URL(fileURLWithPath: $0).path }
    if let inside = folders.first(where: { ($0 + "/").hasPrefix(merging.artifacts + "/") }) {
      throw Failure(GoldenProblem.mergedIntoItself(workspace.displayPath(inside)))
    }
    let runs = folders.compactMap { folder in
      ResultStore(artifacts: folder).latestRun().map { run in
        LastRun(run, Workspace(around: workspace.package + "/.", artifacts: folder))
      }
    }
    guard !runs.isEmpty else {
      throw Failure(
        GoldenProblem.noResults(folders.joined(separator: "', '"), option: "--merge"))
    }
    let chosen = Self.worst(of: runs)
    results = try Self.write(chosen, runs, to: merging)
    note(folders, runs, chosen)
  }

  private struct Candidate {
    let result: ForeignResult
    /// Whether another run has a result of the same snapshot.
    var isOneOfSeveral = false

    var id: SnapshotID { result.result.id }
    var rank: Int { Verdict.Kind.allCases.firstIndex(of: result.result.kind) ?? 0 }
  }

  /// Returns the worst result of each snapshot, so a failure on one machine is not hidden by
  /// success on another.
  private static func worst(of runs: [LastRun]) -> [Candidate] {
    let all = runs.flatMap { run in
      run.run.results.map { Candidate(result: ForeignResult(result: $0, run: run)) }
    }
    let chosen = Dictionary(
      all.map { ($0.id, $0) },
      uniquingKeysWith: { first, second in
        var worst = first.rank <= second.rank ? first : second
        worst.isOneOfSeveral = true
        return worst
      })
    return chosen.values.sorted { $0.id < $1.id }
  }

  // MARK: Messages

  private mutating func note(_ folders: [String], _ runs: [LastRun], _ chosen: [Candidate]) {
    for folder in folders where !runs.contains(where: { $0.workspace.artifacts == folder }) {
      problems.append("There are no results in '\(workspace.displayPath(folder))'.")
    }
    for run in runs where !run.run.problems.isEmpty || !run.refused.isEmpty || !run.run.isFinished {
      isComplete = false
      problems += run.problems.map { "\(workspace.displayPath(run.workspace.artifacts)): \($0)" }
    }
    let missing = Self.missingShares(of: runs)
    if !missing.isEmpty {
      problems.append("Missing shares: \(missing.joined(separator: ", ")).")
    }
    if runs.count < folders.count || !missing.isEmpty { isComplete = false }
    let several = chosen.filter(\.isOneOfSeveral)
    if let first = several.first {
      problems.append(
        "\(several.count) \(several.count == 1 ? "snapshot has" : "snapshots have") results in"
          + " several folders, such as '\(first.id.displayName)'; the worst of each counts.")
    }
  }

  /// Returns at most ten missing shares, because a hostile machine may claim to be one of
  /// thousands.
  private static func missingShares(of runs: [LastRun]) -> [String] {
    let shards = Set(runs.flatMap(\.run.shards))
    let missing = Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).lazy.compactMap { Shard("\($0)/\(count)") }.filter { !shards.contains($0) }
    }
    return missing.prefix(10).map(\.description) + (missing.count > 10 ? ["…"] : [])
  }

  // MARK: Writing

  private static func write(
    _ chosen: [Candidate], _ runs: [LastRun], to workspace: Workspace
  ) throws(Failure) -> [SnapshotResult] {
    let store = ResultStore(artifacts: workspace.artifacts)
    do {
      if FileManager.default.fileExists(atPath: workspace.artifacts) {
        try FileManager.default.removeItem(atPath: workspace.artifacts)
      }
      try store.hideFromVersionControl()
      try store.note(process: 0, status: nil, in: .merged)
      var results: [SnapshotResult] = []
      for candidate in chosen {
        let result = try candidate.result.copied(to: workspace)
        try store.write(result, in: .merged)
        results.append(result)
      }
      let isPassed = runs.allSatisfy(\.run.isPassed)
      try store.note(process: 0, status: isPassed ? 0 : 1, in: .merged)
      return results
    } catch let fact as AtomicFileError {
      throw Failure(fact)
    } catch {
      throw Failure(
        GoldenProblem.notMerged(
          workspace.displayPath(workspace.artifacts), reason: error.localizedDescription))
    }
  }
}
