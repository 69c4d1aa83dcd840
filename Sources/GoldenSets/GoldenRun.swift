import AtomicFiles
import CoreText
import Glibc
import ScenePictures
import SnapshotReport

/// Draws goldens of a set one after another and compares or records them.
@MainActor
package struct GoldenRun {
  private let set: GoldenSet
  private let goldens: [SceneGolden]
  private let mode: RecordMode
  private let workspace: Workspace
  private let permission: ScenePermission
  private let shard: Shard?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - goldens: the selected goldens of the set.
  ///   - permission: the permissions of scene files.
  ///   - shard: the share of the goldens to draw; nil for all. It may be empty.
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

  /// The result of one golden.
  package struct Entry {
    package let verdict: Verdict
    package let result: SnapshotResult
    /// The reason for which the scene was not drawn or the golden not completely written; nil for
    /// success.
    package let failure: Failure?
    /// The thumbnail of a picture that is equal to its golden, if the run compared and created one.
    package let thumbnail: Data?
  }

  /// A golden that was drawn and compared and not recorded yet.
  private struct Prepared {
    let snapshot: PreparedSnapshot
    var failure: Failure?
    var thumbnail: Data?
  }

  /// Draws the goldens and returns the results, in the order of the set. They are independent of
  /// other runs in the package and of the disk's state.
  ///
  /// When recording, all goldens are drawn first and then written together; if one cannot be drawn,
  /// none is written.
  ///
  /// - Parameters:
  ///   - ahead: draws goldens, given by index in the set, in other processes (`draw`). Goldens that
  ///     it omits are drawn in this process, so results do not depend on it.
  ///   - progress: receives the number of drawn goldens.
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
    let goldenIndices = indices(of: share)
    let drawn = ahead(goldenIndices)
    let scenes = ReadScenes()
    let prepared = zip(goldenIndices, share).enumerated().map { index, golden in
      defer { progress(index + 1, share.count) }
      return taken(drawn[golden.0], golden.1, in: run) ?? prepare(golden.1, from: scenes, in: run)
    }
    let problem = record(prepared)
    return prepared.map { entry(of: $0, problem) }
  }

  /// The result of a golden after recording.
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

  /// The reason for which nothing, or not everything, was recorded.
  private enum RecordProblem {
    /// A scene that was not drawn, with a sentence.
    case notDrawn(String)
    case notWritten(GoldenWriteError)
  }

  /// Records that a run took place if no result does so. If the disk is full, results are not
  /// stored either.
  private func registerProcess(in run: TestRun) {
    try? ResultStore(artifacts: workspace.artifacts).registerProcess(in: run)
  }

  /// Draws and compares goldens for another process of this program; records none.
  ///
  /// - Parameters:
  ///   - nextIndices: returns the next indices in the set, or nil at the end.
  ///   - handOver: receives each result.
  package func draw<Failure: Error>(
    _ nextIndices: () -> Range<Int>?, _ handOver: (Int, DrawnGolden) throws(Failure) -> Void
  ) throws(Failure) {
    let scenes = ReadScenes()
    while let goldenIndices = nextIndices() {
      for place in goldenIndices.clamped(to: set.goldens.indices) {
        let prepared = prepare(set.goldens[place], from: scenes, in: nil)
        let handover = PreparedSnapshot.Handover(prepared.snapshot)
        try handOver(
          place,
          DrawnGolden(
            snapshot: prepared.failure == nil ? handover : nil, thumbnail: prepared.thumbnail))
      }
    }
  }

  /// Opens the fonts, so font errors are reported before anything is drawn.
  package static func prepareFonts() throws(Failure) {
    try Failure.from(FontLibrary.prepareOnce)
  }

  /// Returns the indices of goldens in the set.
  private func indices(of share: [SceneGolden]) -> [Int] {
    let known = Dictionary(
      uniqueKeysWithValues: set.goldens.enumerated().map { ($0.element.name, $0.offset) })
    return share.compactMap { known[$0.name] }
  }

  /// Writes all goldens that changed or are new.
  private func record(_ prepared: [Prepared]) -> RecordProblem? {
    let edits = prepared.compactMap(\.snapshot.edit)
    if !edits.isEmpty, let failed = prepared.first(where: { $0.failure != nil }) {
      return .notDrawn(
        "Nothing was recorded, because '\(failed.snapshot.verdict.id)' could not be drawn.")
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

  /// Returns the result of another process; nil if the golden must be drawn in this one.
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
