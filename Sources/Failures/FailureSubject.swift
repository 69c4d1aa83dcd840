/// The subject of a failure, as named in its sentence.
package struct FailureSubject: Equatable, Sendable {
  /// The name, such as "'cat-wall'".
  package let name: String
  /// A location in the subject, such as "at offset 0,800"; nil for none.
  package let location: String?

  package init(_ name: String, location: String? = nil) {
    self.name = name
    self.location = location
  }
}

extension FailureSubject: CustomStringConvertible {
  /// A description such as "'cat-wall' at offset 0,800".
  package var description: String { [name, location].compactMap(\.self).joined(separator: " ") }
}
