/// What is the matter, as data: a case of a topic's list.
package protocol FailureFact: Equatable, Sendable {
  /// What it means for the process.
  var status: RunStatus { get }

  /// The fact as a sentence, or as a line for each mistake of a file.
  func sentence(of subject: FailureSubject?) -> String
}

extension FailureFact where Self: CustomStringConvertible {
  /// The description, of facts that name what they are about.
  package func sentence(of subject: FailureSubject?) -> String { description }
}

extension FailureFact {
  func isEqual(to other: any FailureFact) -> Bool { other as? Self == self }
}
