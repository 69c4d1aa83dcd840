import AtomicFiles
import ScenePictures

/// The reasons for which a command on goldens fails. `description` is one sentence.
package enum GoldenProblem: FailureReason {
  case noSet(String)
  case set(path: String, GoldenSetProblem)
  case emptySet(String)
  case unknownName(String, nearest: String?)
  /// A folder without results, and the option that named it, if any.
  case noResults(String, option: String? = nil)
  /// A partial run, from which `prune` cannot conclude.
  case partialRun(String)
  /// A folder to merge that is inside the folder of the merged run.
  case mergedIntoItself(String)
  case notMerged(String, reason: String)
  case changedSinceReview
  case nothingToAccept
  case notAcceptable(String, kind: Verdict.Kind)
  case child(conditions: String, reason: String)
  /// A scene file outside the set's folder.
  case sceneOutside(String)
  /// A capture that a script does not take, or whose name is missing.
  case captures(scene: String, name: String?, available: [String])

  package var status: RunStatus {
    switch self {
    case .unknownName, .set, .emptySet, .sceneOutside, .captures, .mergedIntoItself: .usage
    case .noSet, .noResults, .partialRun, .changedSinceReview, .nothingToAccept, .notAcceptable:
      .missing
    case .notMerged: .output
    case .child: .environment
    }
  }
}

extension GoldenProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSet(let path):
      "There is no set of goldens at '\(path)'; --set FILE names one."
    case .set(let path, let problem): "'\(path)': \(problem.description)"
    case .emptySet(let path): "'\(path)' describes no golden, so there is nothing to draw."
    case .unknownName(let name, let nearest?):
      "There is no golden '\(name.onOneLine)'; did you mean '\(nearest.onOneLine)'?"
    case .unknownName(let name, nil):
      "There is no golden '\(name.onOneLine)'; 'render golden ls' lists them all."
    case .noResults(let folder, nil):
      "There are no results in '\(folder)'; run the tests or 'render golden check' first."
    case .noResults(let folder, let option?):
      "There are no results in '\(folder)'; \(option) takes the artifacts' folder of a run."
    case .partialRun(let reason): "Not pruned: the last run \(reason)."
    case .mergedIntoItself(let folder):
      "'\(folder)' is, or is in, the folder for the merged results; name another one with"
        + " --artifacts."
    case .notMerged(let folder, let reason): "'\(folder)' cannot be written: \(reason)"
    case .changedSinceReview:
      """
      The pictures have changed since the report; write and review a new one with 'render report'.
      """
    case .nothingToAccept: "The last run has nothing to accept."
    case .notAcceptable(let id, .passed):
      "'\(id.onOneLine)' cannot be accepted: it was equal to its golden in the last run."
    case .notAcceptable(let id, .recorded):
      "'\(id.onOneLine)' cannot be accepted: the last run has recorded it already."
    case .notAcceptable(let id, _):
      "'\(id.onOneLine)' cannot be accepted: the last run could not take its picture."
    case .sceneOutside(let path):
      "'\(path)' is outside the set's folder; '--allow-outside' allows that."
    case .captures(let scene, let name?, let available) where available.isEmpty:
      "'\(scene)' has no script that takes pictures, so it has no capture '\(name)'."
    case .captures(let scene, let name?, let available):
      "The script of '\(scene)' takes no picture called '\(name)'; there are"
        + " \(available.joined(separator: ", "))."
    case .captures(let scene, nil, let available):
      "The script of '\(scene)' takes its own pictures; choose one with \"capture\":"
        + " \(available.joined(separator: ", "))."
    case .child(let conditions, let reason): "The run with \(conditions) failed: \(reason)"
    }
  }
}
