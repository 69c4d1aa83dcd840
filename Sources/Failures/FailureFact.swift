/// A fact about a failure, as a case of a topic's enumeration.
package protocol FailureFact: Equatable, Sendable {
  /// The exit status of the process.
  var status: RunStatus { get }

  /// Returns a sentence, or one line per error in a file.
  func sentence(of subject: FailureSubject?) -> String
}

extension FailureFact where Self: CustomStringConvertible {
  /// Returns the description, for facts that contain their subject.
  package func sentence(of subject: FailureSubject?) -> String { description }
}

extension FailureFact {
  func isEqual(to other: any FailureFact) -> Bool { other as? Self == self }
}
