import AtomicFiles
import Foundation

/// The results of runs, in the artifacts' folder: one JSON file a snapshot, written whole, so that
/// tests and processes side by side need no lock.
///
/// `results/<run>/snapshots/<module>/<file>/<test>.<name>.json` holds a `SnapshotResult`, and
/// `results/<run>/processes/<number>.json` a `ProcessNote`. What is being taken lies in
/// `results/<run>/underway/<number>` meanwhile, and the names of the tests that are running in
/// `results/<run>/tests/<number>`; both stay there where the process crashes. A run begins by
/// sweeping away those that are over.
package struct ResultStore: Sendable {
  /// What one process of a run says about it.
  package struct ProcessNote: Equatable, Codable, Sendable {
    /// Whether it was told to leave tests out.
    package var isFiltered: Bool
    /// Whether it came to its end; false for one that crashed or was killed, or is still at it.
    package var isFinished: Bool
    /// What it ended with; nil before.
    package var status: Int32?
    /// Which share of its work it did; nil for all of it.
    package var shard: Shard?
  }

  /// A run read back.
  package struct Run: Equatable, Sendable {
    /// `TestRun.id`.
    package var id = ""
    /// Sorted by identifier.
    package var results: [SnapshotResult]
    package var isFiltered: Bool
    package var isFinished: Bool
    /// Whether every process ended with 0, so that no test failed, not even before its assertions.
    package var isPassed = false
    /// The shares of several that were done; none where the run was not divided.
    package var shards: Set<Shard> = []
    /// Whether the run was divided and a share of it was not done.
    package var lacksShares: Bool {
      Dictionary(grouping: shards, by: \.count).contains { count, done in done.count < count }
    }
    /// What tells of processes that ended in the middle of a test, outside of its assertions: a
    /// sentence each.
    package var crashes: [String] = []
    /// Files that could not be read as results: a sentence each.
    package var problems: [String]

    /// Whether it was merged from the results of several machines.
    package var isMerged: Bool { id == TestRun.merged.id }

    /// Whether every snapshot there is has a result here, so that other goldens are orphans.
    package var isWhole: Bool {
      !isFiltered && !isMerged && !lacksShares && isFinished && problems.isEmpty
    }
  }

  /// The artifacts' folder, an absolute path.
  package let artifacts: String

  package init(artifacts: String) {
    self.artifacts = artifacts
  }

  private var folder: String { artifacts + "/results" }

  func folder(of run: TestRun) -> String { "\(folder)/\(run.id)" }

  /// Where a run's review page is, for as long as its results are.
  package func page(ofRun id: String) -> String { "\(folder)/\(id)/report.html" }

  /// Keeps one result; a second of the same snapshot replaces the first.
  package func write(_ result: SnapshotResult, in run: TestRun) throws {
    let path = "\(folder(of: run))/snapshots/\(result.id.path).json"
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(StableJSON.encode(result), to: path)
  }

  /// Says that a process takes part in a run, or has come to its end. The first sweeps old runs.
  ///
  /// - Parameter status: what it ends with; nil at its begin.
  package func note(process: Int32, status: Int32?, in run: TestRun) throws {
    if status == nil { sweep(keeping: run) }
    let path = "\(folder(of: run))/processes/\(process).json"
    try AtomicFile.makeFolder(above: path)
    let note = ProcessNote(
      isFiltered: run.isFiltered, isFinished: status != nil, status: status, shard: run.shard)
    try AtomicFile.write(StableJSON.encode(note), to: path)
  }

  /// Removes the runs that are over, but not `run`.
  private func sweep(keeping run: TestRun) {
    for id in runs where id != run.id && TestRun.isOver(id) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(id)")
    }
  }

  private var runs: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The newest run; nil where there is none.
  package func latestRun() -> Run? {
    let newest = runs.max { began("\(folder)/\($0)") < began("\(folder)/\($1)") }
    return newest.map(read)
  }

  /// Every run that is kept, in no order.
  package func allRuns() -> [Run] { runs.map(read) }

  /// Processes are noted first of all, and their folder is touched last by the last of them.
  private func began(_ run: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: run + "/processes")
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  private func read(_ id: String) -> Run {
    var run = Run(id: id, results: [], isFiltered: false, isFinished: true, problems: [])
    for path in files("\(folder)/\(id)/snapshots") {
      if let result = decode(SnapshotResult.self, path, &run.problems) {
        run.results.append(result)
      }
    }
    let unended = unended(inRun: "\(folder)/\(id)/underway", &run.problems)
    let crashed = Set(unended.map(\.id))
    // What an earlier time of the same test left says nothing of the last one.
    run.results.removeAll { crashed.contains($0.id) }
    run.results += unended
    run.results.sort { $0.id < $1.id }
    let notes = files("\(folder)/\(id)/processes").compactMap {
      decode(ProcessNote.self, $0, &run.problems)
    }
    run.isFiltered = notes.contains(where: \.isFiltered)
    run.shards = Set(notes.compactMap(\.shard).filter { $0.count > 1 })
    run.isFinished = !notes.isEmpty && notes.allSatisfy(\.isFinished)
    run.isPassed = run.isFinished && notes.allSatisfy { $0.status == 0 }
    run.crashes = crashes(inRun: id)
    return run
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, _ path: String, _ problems: inout [String]
  ) -> Value? {
    guard let place = try? ContainedPath(path, in: artifacts),
      let data = try? GoldenBytes.read(place.path),
      let value = try? StableJSON.decode(type, from: data)
    else {
      problems.append("'\(path)' does not hold a snapshot's result.")
      return nil
    }
    return value
  }

  func files(_ folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.endsBytewise(with: ".json") }.sorted().map { "\(folder)/\($0)" }
  }
}
