import AtomicFiles
import Foundation

/// The results of runs in the artifacts' folder, one JSON file per snapshot. Files are written
/// atomically, so that concurrent tests and processes need no lock.
///
/// `results/<run>/snapshots/<module>/<file>/<test>.<name>.json` contains a `SnapshotResult`, and
/// `results/<run>/processes/<number>.json` a `ProcessNote`. While a snapshot is taken, a note is in
/// `results/<run>/underway/<number>`, and the names of running tests are in
/// `results/<run>/tests/<number>`; both remain if the process crashes. A new run removes finished
/// ones.
package struct ResultStore: Sendable {
  /// The state of one process of a run.
  package struct ProcessNote: Equatable, Codable, Sendable {
    /// Whether the process ran only some of the tests.
    package var isFiltered: Bool
    /// Whether the process has finished. False while it runs, and after a crash.
    package var isFinished: Bool
    /// The exit status, or nil before the end.
    package var status: Int32?
    /// The share that the process ran, or nil if it ran all tests.
    package var shard: Shard?
  }

  /// A run read from disk.
  package struct Run: Equatable, Sendable {
    /// The identifier, as in `TestRun`.
    package var id = ""
    /// Sorted by identifier.
    package var results: [SnapshotResult]
    package var isFiltered: Bool
    package var isFinished: Bool
    /// Whether every process ended with status 0, so that no test failed, also outside of
    /// assertions.
    package var isPassed = false
    /// The shares that were run, empty if the run was not divided.
    package var shards: Set<Shard> = []
    /// Whether the run was divided and a share is missing.
    package var lacksShares: Bool {
      Dictionary(grouping: shards, by: \.count).contains { count, done in done.count < count }
    }
    /// Descriptions of processes that terminated during a test outside of its assertions, one
    /// sentence each.
    package var crashes: [String] = []
    /// Files that could not be read as results, one sentence each.
    package var problems: [String]

    /// Whether the run was merged from several machines' results.
    package var isMerged: Bool { id == TestRun.merged.id }

    /// Whether the run contains the results of all snapshots, so that goldens without a result are
    /// orphans.
    package var isWhole: Bool {
      !isFiltered && !isMerged && !lacksShares && isFinished && problems.isEmpty
    }
  }

  /// The absolute path of the artifacts' folder.
  package let artifacts: String

  package init(artifacts: String) {
    self.artifacts = artifacts
  }

  private var folder: String { artifacts + "/results" }

  func folder(of run: TestRun) -> String { "\(folder)/\(run.id)" }

  /// The path of a run's review page, which exists as long as its results.
  package func page(ofRun id: String) -> String { "\(folder)/\(id)/report.html" }

  /// Stores a result. A second result of the same snapshot replaces the first.
  package func write(_ result: SnapshotResult, in run: TestRun) throws {
    let path = "\(folder(of: run))/snapshots/\(result.id.path).json"
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(StableJSON.encode(result), to: path)
  }

  /// Notes that a process takes part in a run or has finished. The start of a process removes
  /// finished runs.
  ///
  /// - Parameter status: The exit status, or nil at the start.
  package func note(process: Int32, status: Int32?, in run: TestRun) throws {
    if status == nil { sweep(keeping: run) }
    let path = "\(folder(of: run))/processes/\(process).json"
    try AtomicFile.makeFolder(above: path)
    let note = ProcessNote(
      isFiltered: run.isFiltered, isFinished: status != nil, status: status, shard: run.shard)
    try AtomicFile.write(StableJSON.encode(note), to: path)
  }

  /// Removes finished runs except `run`.
  private func sweep(keeping run: TestRun) {
    for id in runs where id != run.id && TestRun.isOver(id) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(id)")
    }
  }

  private var runs: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The newest run, or nil if there is none.
  package func latestRun() -> Run? {
    let newest = runs.max { began("\(folder)/\($0)") < began("\(folder)/\($1)") }
    return newest.map(read)
  }

  /// All stored runs, in no particular order.
  package func allRuns() -> [Run] { runs.map(read) }

  /// The modification date of the processes' folder, which is created at the start of a run.
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
    let unfinished = unfinished(inRun: "\(folder)/\(id)/underway", &run.problems)
    let crashed = Set(unfinished.map(\.id))
    // Results of an earlier process for the same snapshot are outdated.
    run.results.removeAll { crashed.contains($0.id) }
    run.results += unfinished
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
      problems.append("'\(path)' contains no snapshot's result.")
      return nil
    }
    return value
  }

  func files(_ folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.endsBytewise(with: ".json") }.sorted().map { "\(folder)/\($0)" }
  }
}
