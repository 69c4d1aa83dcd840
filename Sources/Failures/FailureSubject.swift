/// What a failure is about, as its sentence names it.
package struct FailureSubject: Equatable, Sendable {
  /// "'cat-wall'".
  package let name: String
  /// What of it, after its name: "at offset 0,800"; nil for all of it.
  package let place: String?

  package init(_ name: String, place: String? = nil) {
    self.name = name
    self.place = place
  }
}

extension FailureSubject: CustomStringConvertible {
  /// "'cat-wall' at offset 0,800".
  package var description: String { [name, place].compactMap(\.self).joined(separator: " ") }
}
