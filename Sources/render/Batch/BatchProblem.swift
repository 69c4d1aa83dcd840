import ScenePictures

/// An error that prevents a batch. `description` is one sentence.
enum BatchProblem: FailureReason {
  case noFolder(String)
  case noFiles(String)
  case jobs(String)
  case shard(String)
  /// A folder for pictures cannot be created.
  case cannotMake(String, reason: String)
  case cannotStart(reason: String)

  var status: RunStatus {
    switch self {
    case .cannotMake: .output
    case .cannotStart: .environment
    default: .usage
    }
  }
}

extension BatchProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noFolder(let path): "'\(path)' is not a folder."
    case .noFiles(let path):
      "There is no scene file below '\(path)': none ends in .yml, .yaml or .scene.json,"
        + " and no .json file is a scene."
    case .jobs(let text): "--jobs takes a whole number from 1 to 64, not '\(text)'."
    case .shard(let text):
      "--shard takes a share and the number of shares, as in 2/5, not '\(text)'."
    case .cannotMake(let path, let reason): "The folder '\(path)' cannot be created: \(reason)."
    case .cannotStart(let reason): "No process could be started: \(reason)."
    }
  }
}
