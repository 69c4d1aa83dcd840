import Scenes
import Snapshots
import UIKit

/// Goldens of a set, drawn one after another and compared or recorded.
@MainActor
struct GoldenRun {
  let set: GoldenSet
  /// Those that are wanted.
  let goldens: [SceneGolden]
  let mode: RecordMode
  let workspace: Workspace
  /// What scene files may do.
  let permission: ScenePermission

  struct Outcome {
    var results: [SnapshotResult] = []
    /// The message of everything that did not pass.
    var messages: [String] = []
    /// The worst of the statuses.
    var status = RenderStatus.success
  }

  func perform() throws(RenderError) -> Outcome {
    try FontChoice.prepare(nil)
    let run = TestRun.ofThisProcess(isFiltered: goldens.count < set.goldens.count)
    var outcome = Outcome()
    for golden in goldens {
      let (verdict, status) = verify(golden, in: run)
      outcome.status = outcome.status.worse(status)
      if let message = verdict.message { outcome.messages.append(message) }
    }
    let kept = ResultStore(artifacts: workspace.artifacts).latestRun()
    outcome.results = kept?.results ?? []
    return outcome
  }

  private func verify(_ golden: SceneGolden, in run: TestRun) -> (Verdict, RenderStatus) {
    let verifier = SnapshotVerifier(
      id: set.id(of: golden), golden: set.path(of: golden), record: mode,
      environment: [ArtifactStore.variable: workspace.artifacts],
      source: set.source(of: golden), run: run)
    do throws(RenderError) {
      let capture = try golden.capture(beside: set, permission)
      let verdict = verifier.verify({ capture }, as: .taken)
      return (verdict, RenderStatus(verdict))
    } catch {
      return (verifier.verify({ throw error }, as: .taken), error.status)
    }
  }
}

extension RenderStatus {
  /// What a verdict means for the process.
  init(_ verdict: Verdict) {
    self =
      switch verdict.outcome {
      case .matched, .tolerated, .recorded: .success
      case .differs(.size): .size
      case .differs: .pixels
      case .environmentDiffers: .environment
      case .missing, .unreadable: .missing
      case .notRecorded: .output
      case .notTaken, .misconfigured: .usage
      }
  }
}
