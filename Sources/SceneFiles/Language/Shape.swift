/// The allowed values at a location of a scene file.
///
/// The decoder, the JSON Schema and the tables of the manual are derived from the same shapes, so
/// they cannot disagree.
package indirect enum Shape: Sendable {
  /// `true` or `false`.
  case boolean
  case number(NumberRule)
  case text(TextRule)
  /// One of several words.
  case choice([String])
  /// A list of values of one shape, with a range of counts.
  case list(Shape, count: ClosedRange<Int>)
  /// A tuple of named values.
  case tuple([TupleElement])
  /// A table with known keys. A closure, because tables are recursive.
  case table(@Sendable () -> TableDescription)
  /// A map of names that the file defines to values.
  case map(names: TextRule, Shape)
  /// One of several shapes; at most one of them is a list or tuple, and one a table or map.
  case either([Shape])

  /// A value of a tuple.
  package struct TupleElement: Sendable {
    package let name: String
    package let shape: Shape

    package init(_ name: String, _ shape: Shape) {
      self.name = name
      self.shape = shape
    }
  }
}

/// The allowed numbers; they are always finite.
package struct NumberRule: Sendable, Equatable {
  package let range: ClosedRange<Double>
  package let isWhole: Bool

  package init(_ range: ClosedRange<Double>, isWhole: Bool = false) {
    self.range = range
    self.isWhole = isWhole
  }

  package func allows(_ number: Double) -> Bool {
    range.contains(number) && (!isWhole || number.rounded() == number)
  }
}

/// The allowed texts.
package struct TextRule: Sendable {
  /// The noun in messages after "expected": "a colour, such as systemBlue or '#0A84FF'".
  package let noun: String
  /// A word or two for the manual's tables.
  package let short: String
  /// The rule as an ECMAScript regular expression; nil if all texts are allowed.
  package let pattern: String?
  /// Whether numbers, `true`, `false` and an empty value are accepted as text.
  package let takesScalars: Bool
  /// The names among the allowed texts, for spelling suggestions. Default none.
  package let words: [String]
  package let allows: @Sendable (String) -> Bool

  package init(
    _ noun: String, short: String, pattern: String? = nil, takesScalars: Bool = false,
    words: [String] = [],
    allows: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.noun = noun
    self.short = short
    self.pattern = pattern
    self.takesScalars = takesScalars
    self.words = words
    self.allows = allows
  }
}
