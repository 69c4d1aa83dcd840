/// Why something that was asked for is not there: its subject, the fact, and advice.
///
/// The one error that travels from a stage up to the process's end. The code that finds a fact
/// throws it; callers that know more add the subject, and none words the fact again.
package struct Failure: Error, Sendable {
  /// What it is about; nil where the fact says that itself.
  package let subject: FailureSubject?
  package let fact: any FailureFact
  /// What helps, as a sentence; nil where the fact says enough.
  package let advice: String?

  package init(
    _ fact: some FailureFact, of subject: FailureSubject? = nil, advice: String? = nil
  ) {
    self.subject = subject
    self.fact = fact
    self.advice = advice
  }

  /// What some work returns; a fact that it throws, as a failure.
  ///
  /// Floors below throw their facts by themselves, so that who calls them knows every case. This is
  /// where a fact that nobody there has an answer to begins its way up.
  package static func from<Value, Fact: FailureFact & Error>(
    _ work: () throws(Fact) -> Value
  ) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure(error) }
  }

  /// The same with what helps.
  package func advising(_ advice: String) -> Failure {
    Failure(fact, of: subject, advice: advice)
  }

  /// What it means for the process.
  package var status: RunStatus { fact.status }
}

extension Failure: CustomStringConvertible {
  /// The fact as a sentence, and what helps.
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
