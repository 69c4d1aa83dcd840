import ImageIO
import Scenes
import Snapshots

/// What can keep a command from looking after goldens. `description` is one sentence.
enum GoldenError: Error, Equatable {
  case noCommand([String])
  case unknownCommand(String, nearest: String?)
  case noSet(String)
  case unreadableSet(GoldenReadError)
  case set(path: String, GoldenSetProblem)
  case unknownName(String, nearest: String?)
  case noSelection
  case bothSelections
  case noResults(String)
  /// What `prune` must not conclude from.
  case partialRun(String)
  case changedSinceReview
  case nothingToAccept
  case notAcceptable(String, outcome: String)
  case accept(AcceptError)
  case manifest(ManifestError)
  case removal(path: String, reason: String)
  case runs(String)
  case child(conditions: String, reason: String)
  /// A scene file that does not lie in the set's folder.
  case sceneOutside(String)
  /// A picture that a script does not take, or takes others than are asked for.
  case captures(scene: String, wanted: String?, known: [String])

  var status: RenderStatus {
    switch self {
    case .noCommand, .unknownCommand, .unknownName, .noSelection, .bothSelections, .runs, .set,
      .sceneOutside, .captures:
      .usage
    case .noSet, .unreadableSet, .noResults, .partialRun, .changedSinceReview, .nothingToAccept,
      .notAcceptable,
      .accept(.nothingToAccept), .accept(.notThere), .accept(.damaged):
      .missing
    case .accept(.notWritten), .manifest, .removal: .output
    case .child: .environment
    }
  }
}

extension GoldenError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand(let names):
      "Say what to do: 'render golden' and \(names.joined(separator: ", "))."
    case .unknownCommand(let word, let nearest?):
      "There is no 'render golden \(word)'; did you mean 'render golden \(nearest)'?"
    case .unknownCommand(let word, nil):
      "There is no 'render golden \(word)'; 'render golden --help' names what there is."
    case .noSet(let path):
      "There is no set of goldens at '\(path)'; --set FILE names one."
    case .unreadableSet(let error): error.description
    case .set(let path, let problem): "'\(path)': \(problem.description)"
    case .unknownName(let name, let nearest?):
      "There is no golden '\(name)'; did you mean '\(nearest)'?"
    case .unknownName(let name, nil):
      "There is no golden '\(name)'; 'render golden ls' names them all."
    case .noSelection:
      "Say which pictures are right: --only and their names, or --all."
    case .bothSelections: "--all and --only exclude each other."
    case .noResults(let folder):
      "There are no results in '\(folder)'; run the tests or 'render golden check' first."
    case .partialRun(let reason): "Nothing is pruned after a run that \(reason)."
    case .changedSinceReview:
      "The pictures are not those of the report any more; 'render report' writes a new one to look at."
    case .nothingToAccept: "The last run has nothing to accept."
    case .notAcceptable(let id, let outcome):
      "'\(id)' cannot be accepted: the last run has no picture of it (\(outcome))."
    case .accept(let error): error.description
    case .manifest(let error): error.description
    case .removal(let path, let reason): "Cannot remove '\(path)': \(reason)."
    case .runs(let text): "--runs takes a whole number from 2 to 64, not '\(text)'."
    case .sceneOutside(let path):
      "'\(path)' leads out of the set's folder; '--allow-outside' allows that."
    case .captures(let scene, let wanted?, let known) where known.isEmpty:
      "'\(scene)' has no script that takes pictures, so none called '\(wanted)'."
    case .captures(let scene, let wanted?, let known):
      "The script of '\(scene)' takes no picture called '\(wanted)'; there are"
        + " \(known.joined(separator: ", "))."
    case .captures(let scene, nil, let known):
      "The script of '\(scene)' takes its pictures by itself; say with \"capture\" which:"
        + " \(known.joined(separator: ", "))."
    case .child(let conditions, let reason): "The run with \(conditions) failed: \(reason)"
    }
  }
}
