import Failures

/// An error that prevents a gallery. `description` is one sentence.
enum GalleryProblem: FailureReason {
  case twoForms
  case otherPage(String)

  var status: RunStatus {
    switch self {
    case .twoForms: .usage
    case .otherPage: .output
    }
  }
}

extension GalleryProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .twoForms: "--html and --folder exclude each other."
    case .otherPage(let path):
      "'\(path)' is no page of a gallery and is left as it is; name another folder."
    }
  }
}
