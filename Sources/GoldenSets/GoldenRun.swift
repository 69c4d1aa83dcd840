import AtomicFiles
import CoreText
import Glibc
import ScenePictures
import SnapshotReport

/// Goldens of a set, drawn one after another and compared or recorded.
@MainActor
package struct GoldenRun {
  private let set: GoldenSet
  private let goldens: [SceneGolden]
  private let mode: RecordMode
  private let workspace: Workspace
  private let permission: ScenePermission
  private let shard: Shard?

  /// - Parameters:
  ///   - goldens: those of the set that are wanted.
  ///   - permission: what scene files may do.
  ///   - shard: which share of the goldens is drawn; nil for all. It may be empty.
  package init(
    set: GoldenSet, goldens: [SceneGolden], mode: RecordMode, workspace: Workspace,
    permission: ScenePermission, shard: Shard? = nil
  ) {
    self.set = set
    self.goldens = goldens
    self.mode = mode
    self.workspace = workspace
    self.permission = permission
    self.shard = shard
  }

  /// What became of one golden.
  package struct Entry {
    package let verdict: Verdict
    package let result: SnapshotResult
    /// Why its scene was not drawn, or its golden is not written as a whole yet; nil for neither.
    package let failure: Failure?
    /// Of a picture that is equal to its golden, where the run compared and made one.
    package let thumbnail: Data?
  }

  /// A golden that was drawn and compared, and not settled.
  private struct Prepared {
    let snapshot: PreparedSnapshot
    var failure: Failure?
    var thumbnail: Data?
  }

  /// What the run found, in the order of the set. It is this run's alone, whatever else runs in the
  /// package, and does not depend on a disk that keeps results.
  ///
  /// Where goldens are recorded, all are drawn first and then written together: as long as one
  /// cannot be drawn, none is.
  ///
  /// - Parameters:
  ///   - ahead: draws goldens, by their places in the set, in other processes (`draw`); those that
  ///     it leaves out are drawn here, so that what is found does not depend on it.
  ///   - progress: is told how many are drawn.
  package func perform(
    ahead: ([Int]) -> [Int: DrawnGolden] = { _ in [:] },
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(Failure) -> [Entry] {
    guard !goldens.isEmpty else { throw Failure(GoldenProblem.emptySet(set.path)) }
    try GoldenFolders.recover([set.folder] + GoldenFolders.folders(in: set.folder))
    try Self.prepareFonts()
    let run = TestRun.ofThisProcess(
      isFiltered: goldens.count < set.goldens.count, shard: shard)
    let share = shard?.share(of: goldens) ?? goldens
    if share.isEmpty { registerProcess(in: run) }
    let places = places(of: share)
    let drawn = ahead(places)
    let scenes = ReadScenes()
    let prepared = zip(places, share).enumerated().map { index, golden in
      defer { progress(index + 1, share.count) }
      return taken(drawn[golden.0], golden.1, in: run) ?? prepare(golden.1, from: scenes, in: run)
    }
    let problem = record(prepared)
    return prepared.map { entry(of: $0, problem) }
  }

  /// What became of a golden after all were to be recorded.
  private func entry(of prepared: Prepared, _ problem: RecordProblem?) -> Entry {
    let snapshot = prepared.snapshot
    var failure = prepared.failure
    let settled: PreparedSnapshot.Settled
    switch problem {
    case nil: settled = snapshot.settled(problem: nil)
    case .notDrawn(let sentence): settled = snapshot.settled(notRecorded: sentence)
    case .notWritten(let error):
      settled = snapshot.settled(problem: error)
      if error.isUnfinished, snapshot.edit != nil { failure = failure ?? Failure(error) }
    }
    return Entry(
      verdict: settled.verdict, result: settled.result, failure: failure,
      thumbnail: prepared.thumbnail)
  }

  /// Why nothing was recorded, or not all of it yet.
  private enum RecordProblem {
    /// A sentence.
    case notDrawn(String)
    case notWritten(GoldenWriteError)
  }

  /// Says that there was a run, where no result does. A disk that takes nothing keeps no results
  /// either.
  private func registerProcess(in run: TestRun) {
    try? ResultStore(artifacts: workspace.artifacts).registerProcess(in: run)
  }

  /// Draws and compares goldens for another process of this program, and settles none.
  ///
  /// - Parameters:
  ///   - nextPlaces: some places in the set; nil when there are no more.
  ///   - handOver: takes what became of each.
  package func draw<Failure: Error>(
    _ nextPlaces: () -> Range<Int>?, _ handOver: (Int, DrawnGolden) throws(Failure) -> Void
  ) throws(Failure) {
    let scenes = ReadScenes()
    while let places = nextPlaces() {
      for place in places.clamped(to: set.goldens.indices) {
        let prepared = prepare(set.goldens[place], from: scenes, in: nil)
        let handover = PreparedSnapshot.Handover(prepared.snapshot)
        try handOver(
          place,
          DrawnGolden(
            snapshot: prepared.failure == nil ? handover : nil, thumbnail: prepared.thumbnail))
      }
    }
  }

  /// Opens the fonts, so that what is wrong with them is said before anything is drawn.
  package static func prepareFonts() throws(Failure) {
    try Failure.from(FontLibrary.prepareOnce)
  }

  /// Where some of the goldens stand in the set.
  private func places(of share: [SceneGolden]) -> [Int] {
    let known = Dictionary(
      uniqueKeysWithValues: set.goldens.enumerated().map { ($0.element.name, $0.offset) })
    return share.compactMap { known[$0.name] }
  }

  /// Writes all goldens that are to be written.
  private func record(_ prepared: [Prepared]) -> RecordProblem? {
    let edits = prepared.compactMap(\.snapshot.edit)
    if !edits.isEmpty, let failed = prepared.first(where: { $0.failure != nil }) {
      return .notDrawn(
        "Nothing was recorded, for '\(failed.snapshot.verdict.id)' could not be drawn.")
    }
    do throws(GoldenWriteError) {
      try GoldenEdit.apply(edits)
      return nil
    } catch {
      return .notWritten(error)
    }
  }

  private func prepare(
    _ golden: SceneGolden, from scenes: ReadScenes, in run: TestRun?
  ) -> Prepared {
    let verifier = verifier(of: golden, in: run)
    do throws(Failure) {
      let capture = try golden.capture(beside: set, permission, from: scenes)
      let snapshot = verifier.prepare({ capture }, as: .taken)
      let isShown = mode == .never && snapshot.verdict.outcome == .matched
      return Prepared(
        snapshot: snapshot, thumbnail: isShown ? Thumbnail.of(capture.value) : nil)
    } catch {
      return Prepared(snapshot: verifier.prepare({ throw error }, as: .taken), failure: error)
    }
  }

  /// What another process has drawn; nil where it is to be drawn here.
  private func taken(_ drawn: DrawnGolden?, _ golden: SceneGolden, in run: TestRun) -> Prepared? {
    let verifier = verifier(of: golden, in: run)
    guard let drawn, let snapshot = drawn.snapshot?.taken(by: verifier) else { return nil }
    try? AtomicFile.write(drawn.warnings, to: STDERR_FILENO, named: "standard error")
    return Prepared(snapshot: snapshot, thumbnail: drawn.thumbnail)
  }

  private func verifier(of golden: SceneGolden, in run: TestRun?) -> SnapshotVerifier {
    var verifier = SnapshotVerifier(
      id: set.id(of: golden), golden: set.path(of: golden), record: mode,
      environment: [ArtifactStore.variable: workspace.artifacts],
      source: set.source(of: golden), run: run)
    verifier.acceptCommand = workspace.acceptCommand
    return verifier
  }
}
