import CoreText
import ScenePictures

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
    /// Why its scene was not drawn; nil where it was.
    package let failure: GoldenError?
  }

  /// What the run found, in the order of the set. It is this run's alone, whatever else runs in the
  /// package, and does not depend on a disk that keeps results.
  ///
  /// Where goldens are recorded, all are drawn first and then written together: as long as one
  /// cannot be drawn, none is.
  package func perform() throws(GoldenError) -> [Entry] {
    guard !goldens.isEmpty else { throw .emptySet(set.path) }
    try GoldenFolders.recover([set.folder] + GoldenFolders.folders(in: set.folder))
    do throws(FontError) { try FontLibrary.prepare() } catch { throw .fonts(error) }
    let run = TestRun.ofThisProcess(
      isFiltered: goldens.count < set.goldens.count, shard: shard)
    let share = shard?.share(of: goldens) ?? goldens
    if share.isEmpty { enroll(in: run) }
    let prepared = share.map { prepare($0, in: run) }
    let problem = record(prepared)
    return prepared.map { snapshot, failure in
      let settled = snapshot.settled(notRecorded: problem)
      return Entry(verdict: settled.verdict, result: settled.result, failure: failure)
    }
  }

  /// Says that there was a run, where no result does. A disk that takes nothing keeps no results
  /// either.
  private func enroll(in run: TestRun) {
    try? ResultStore(artifacts: workspace.artifacts).enroll(in: run)
  }

  /// Writes all goldens that are to be written; nil, or why none was.
  private func record(_ prepared: [(snapshot: PreparedSnapshot, failure: GoldenError?)]) -> String?
  {
    let edits = prepared.compactMap(\.snapshot.edit)
    if !edits.isEmpty, let failed = prepared.first(where: { $0.failure != nil }) {
      return "Nothing was recorded, for '\(failed.snapshot.verdict.id)' could not be drawn."
    }
    do throws(GoldenWriteError) {
      try GoldenEdit.apply(edits)
      return nil
    } catch {
      return error.description
    }
  }

  private func prepare(
    _ golden: SceneGolden, in run: TestRun
  ) -> (snapshot: PreparedSnapshot, failure: GoldenError?) {
    var verifier = SnapshotVerifier(
      id: set.id(of: golden), golden: set.path(of: golden), record: mode,
      environment: [ArtifactStore.variable: workspace.artifacts],
      source: set.source(of: golden), run: run)
    verifier.acceptCommand = workspace.acceptCommand
    do throws(GoldenError) {
      let capture = try golden.capture(beside: set, permission)
      return (verifier.prepare({ capture }, as: .taken), nil)
    } catch {
      return (verifier.prepare({ throw error }, as: .taken), error)
    }
  }
}
