/// The reason of a failure, as a case of a topic's enumeration.
package protocol FailureReason: Equatable, Sendable {
  /// The exit status of the process.
  var status: RunStatus { get }

  /// Returns a sentence, or one line per error in a file.
  func sentence(of subject: FailureSubject?) -> String
}

extension FailureReason where Self: CustomStringConvertible {
  /// Returns the description, for reasons that contain their subject.
  package func sentence(of subject: FailureSubject?) -> String { description }
}

extension FailureReason {
  func isEqual(to other: any FailureReason) -> Bool { other as? Self == self }
}
