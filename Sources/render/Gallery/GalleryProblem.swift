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
      "'\(path)' is not a gallery's page and is not overwritten; name another folder."
    }
  }
}
