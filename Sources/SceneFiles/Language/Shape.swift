/// What may stand at a place of a scene file.
///
/// The decoder, the JSON Schema and the tables of the manual are three readings of the same shapes,
/// so that they cannot disagree.
package indirect enum Shape: Sendable {
  /// `true` or `false`.
  case boolean
  case number(NumberRule)
  case text(TextRule)
  /// One of these words.
  case choice([String])
  /// Values of one shape, so many of them.
  case list(Shape, count: ClosedRange<Int>)
  /// Values by position, each with its name.
  case tuple([TupleElement])
  /// Keys that are known. A closure, because tables hold each other.
  case table(@Sendable () -> TableDescription)
  /// Names that the file makes up, each with a value.
  case map(names: TextRule, Shape)
  /// Any of these; at most one of them a list or tuple, and one a table or map.
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

/// Which numbers are meant; they are always finite.
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

/// Which texts are meant.
package struct TextRule: Sendable {
  /// After "expected": "a colour, such as systemBlue or '#0A84FF'".
  package let noun: String
  /// For the manual's tables: a word or two.
  package let short: String
  /// The rule as an ECMAScript regular expression; nil where every text will do.
  package let pattern: String?
  /// Whether numbers, `true`, `false` and an empty value count as text too.
  package let takesScalars: Bool
  /// The names among the texts, from which a misspelt one is guessed; empty where any text may be
  /// meant.
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
