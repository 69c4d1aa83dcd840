import ScenePictures

/// An error in the arguments of `render golden`. `description` is one sentence.
enum GoldenArgumentProblem: FailureReason {
  case noCommand([String])
  case unknownCommand(String, nearest: String?)
  case noSelection
  case bothSelections
  case bothFolders
  case runs(String)
  case noFolder(String)
  case matchLimit(String, String, range: String)

  var status: RunStatus { .usage }
}

extension GoldenArgumentProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand(let names):
      "'render golden' needs a command: \(names.joined(separator: ", "))."
    case .unknownCommand(let word, let nearest?):
      "There is no 'render golden \(word)'; did you mean 'render golden \(nearest)'?"
    case .unknownCommand(let word, nil):
      "There is no 'render golden \(word)'; 'render golden --help' lists the commands."
    case .noSelection:
      "Name the pictures to accept with --only NAME, or accept all with --all."
    case .bothSelections: "--all and --only exclude each other."
    case .bothFolders: "--from and --artifacts exclude each other."
    case .noFolder(let path): "There is no folder '\(path)'."
    case .matchLimit(let option, let text, let range):
      "\(option) takes a \(range), not '\(text)'."
    case .runs(let text): "--runs takes a whole number from 2 to 64, not '\(text)'."
    }
  }
}
