/// The allowed keys of a table in a scene file.
package struct TableDescription: Sendable {
  /// The name in schema and manual.
  package let name: String
  /// The purpose of the table in one or two sentences.
  package let summary: String
  package let keys: [KeyDescription]
  /// The rule for additional names that the file defines, and the shape of their values; nil if
  /// there are none.
  package let rest: Rest?
  /// Whether exactly one key is required.
  package let takesOneKey: Bool

  /// The rule for unknown names.
  package struct Rest: Sendable {
    package let names: TextRule
    package let shape: Shape
    package let summary: String
  }

  package func key(_ name: String) -> KeyDescription? { keys.first { $0.name == name } }
}

/// A key of a table, with its complete description.
package struct KeyDescription: Sendable {
  package let name: String
  package let shape: Shape
  /// The unit, such as "points"; nil if there is none.
  package let unit: String?
  /// The default as written in a file, or a description in italics.
  package let absence: String
  package let summary: String
  /// An example of a value in a file, checked by a test.
  package let example: String
  /// The keys of which at least one is required with this key.
  package let needs: [String]
  /// The keys that are alternatives to this one.
  package let excludes: [String]
  package let isRequired: Bool
}
