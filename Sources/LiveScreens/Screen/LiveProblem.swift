import Failures

/// What a living screen cannot do.
package enum LiveProblem: FailureReason {
  /// Why a finger cannot do something, as a sentence.
  case finger(String)
  /// The time that a screen may have is over.
  case full
  /// The picture cannot be a file: there is no memory for it.
  case unwritable
  /// Why a golden was not recorded, as a sentence.
  case golden(String)

  package var status: RunStatus { .usage }

  package func sentence(of subject: FailureSubject?) -> String {
    switch self {
    case .finger(let sentence), .golden(let sentence): sentence
    case .unwritable: "The picture cannot be written as a file."
    case .full:
      "Ten minutes have passed on this screen, and no more are kept. Begin anew."
    }
  }
}
