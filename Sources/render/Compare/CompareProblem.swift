import ImageIO
import ScenePictures

/// An error that prevents a comparison. `description` is one sentence.
enum CompareProblem: FailureReason {
  case tooFewFiles([String])
  case tooManyFiles(Int)
  case limit(option: String, text: String, most: Int)
  /// `nearest` is an existing file with a similar name.
  case missing(String, nearest: String?)
  case undecodable(path: String, ImageIOError)
  case noMemory

  var status: RunStatus {
    switch self {
    case .tooFewFiles, .tooManyFiles, .limit: .usage
    case .missing: .missing
    case .undecodable(_, .outOfMemory), .undecodable(_, .noMemoryToRead), .noMemory: .environment
    case .undecodable: .missing
    }
  }
}

extension CompareProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .tooFewFiles(let files):
      files.isEmpty
        ? "Name two pictures, as in 'render compare A.png B.png'."
        : "Name a second picture, as in 'render compare \(files[0]) B.png'."
    case .tooManyFiles(let count):
      "Name at most two pictures and one for their difference, not \(count) files."
    case .limit(let option, let text, let most):
      most == Int.max
        ? "--\(option) takes a whole number, 0 or more, not '\(text)'."
        : "--\(option) takes a whole number from 0 to \(most), not '\(text)'."
    case .missing(let path, let nearest?):
      "There is no '\(path)'; did you mean '\(nearest)'?"
    case .missing(let path, nil): "There is no '\(path)'."
    case .undecodable(let path, let error): "Cannot read '\(path)': \(error.description)"
    case .noMemory: "There is not enough memory for the picture of the difference."
    }
  }
}

extension ImageIOError: FailureReason {
  package var status: RunStatus { .environment }
}
