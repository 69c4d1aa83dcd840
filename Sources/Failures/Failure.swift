/// An error with a subject, a fact and advice.
///
/// The error type of all stages of a process. The fact is thrown where it is found; callers that
/// know the subject add it, without changing the fact's wording.
package struct Failure: Error, Sendable {
  /// The subject; nil if the fact contains it.
  package let subject: FailureSubject?
  package let fact: any FailureFact
  /// Advice, as a sentence; nil for none.
  package let advice: String?

  package init(
    _ fact: some FailureFact, of subject: FailureSubject? = nil, advice: String? = nil
  ) {
    self.subject = subject
    self.fact = fact
    self.advice = advice
  }

  /// Returns the result of a closure, converting a thrown fact to a failure.
  ///
  /// Lower modules throw typed facts, which callers can handle; facts that are not handled are
  /// converted here.
  package static func from<Value, Fact: FailureFact & Error>(
    _ work: () throws(Fact) -> Value
  ) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure(error) }
  }

  /// Returns the failure with advice.
  package func advising(_ advice: String) -> Failure {
    Failure(fact, of: subject, advice: advice)
  }

  /// The exit status of the process.
  package var status: RunStatus { fact.status }
}

extension Failure: CustomStringConvertible {
  /// A sentence with the fact, and the advice.
  package var description: String {
    [fact.sentence(of: subject), advice].compactMap(\.self).joined(separator: " ")
  }
}

extension Failure: Equatable {
  package static func == (first: Failure, second: Failure) -> Bool {
    first.subject == second.subject && first.advice == second.advice
      && first.fact.isEqual(to: second.fact)
  }
}
