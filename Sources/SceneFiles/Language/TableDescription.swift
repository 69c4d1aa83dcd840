/// The keys that a table of a scene file may have.
package struct TableDescription: Sendable {
  /// The name that schema and manual refer to it by.
  package let name: String
  /// A sentence or two: what the table is for.
  package let summary: String
  package let keys: [KeyDescription]
  /// The rule for further names, which the file makes up, and the shape of their values; nil
  /// refuses them.
  package let rest: Rest?
  /// Whether exactly one key is given.
  package let takesOneKey: Bool

  /// What a table says of names it does not know.
  package struct Rest: Sendable {
    package let names: TextRule
    package let shape: Shape
    package let summary: String
  }

  package func key(_ name: String) -> KeyDescription? { keys.first { $0.name == name } }
}

/// One key of a table: everything that is to be known of it.
package struct KeyDescription: Sendable {
  package let name: String
  package let shape: Shape
  /// Such as "points"; nil for values without one.
  package let unit: String?
  /// The value that holds where the key is absent, as it would be written, or words in italics.
  package let absence: String
  package let summary: String
  /// A value as it would be written in a file. A test reads it.
  package let example: String
  /// The keys without which this one has nothing to act on; one of them has to be there.
  package let needs: [String]
  /// The keys that say the same thing otherwise.
  package let excludes: [String]
  package let isRequired: Bool
}
