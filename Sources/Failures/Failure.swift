/// An error with a subject, a reason and advice.
///
/// The error type of all stages of a process. The reason is thrown where it is found; callers that
/// know the subject add it, without changing the reason's wording.
package struct Failure: Error, Sendable {
  /// The subject; nil if the reason contains it.
  package let subject: FailureSubject?
  package let reason: any FailureReason
  /// Advice, as a sentence; nil for none.
  package let advice: String?

  package init(
    _ reason: some FailureReason, of subject: FailureSubject? = nil, advice: String? = nil
  ) {
    self.subject = subject
    self.reason = reason
    self.advice = advice
  }

  /// Returns the result of a closure, converting a thrown reason to a failure.
  ///
  /// Lower modules throw typed reasons, which callers can handle; reasons that are not handled are
  /// converted here.
  package static func from<Value, Reason: FailureReason & Error>(
    _ work: () throws(Reason) -> Value
  ) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure(error) }
  }

  /// Returns the failure with advice.
  package func advising(_ advice: String) -> Failure {
    Failure(reason, of: subject, advice: advice)
  }

  /// The exit status of the process.
  package var status: RunStatus { reason.status }
}

extension Failure: CustomStringConvertible {
  /// A sentence with the reason, and the advice.
  package var description: String {
    [reason.sentence(of: subject), advice].compactMap(\.self).joined(separator: " ")
  }
}

extension Failure: Equatable {
  package static func == (first: Failure, second: Failure) -> Bool {
    first.subject == second.subject && first.advice == second.advice
      && first.reason.isEqual(to: second.reason)
  }
}
