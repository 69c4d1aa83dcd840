import Failures

/// The reasons for which an operation on a live screen fails.
package enum LiveProblem: FailureReason {
  /// An invalid touch, with a sentence.
  case finger(String)
  /// The screen has reached its maximum time.
  case full
  /// The picture cannot be encoded for lack of memory.
  case unwritable
  /// A golden that was not recorded, with a sentence.
  case golden(String)

  package var status: RunStatus { .usage }

  package func sentence(of subject: FailureSubject?) -> String {
    switch self {
    case .finger(let sentence), .golden(let sentence): sentence
    case .unwritable: "The picture cannot be written as a file."
    case .full:
      "The recording has reached its limit of ten minutes. Restart the screen."
    }
  }
}
