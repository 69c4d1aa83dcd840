import SceneRendering

/// A boolean or number of a control, constant or from a field of the item.
struct FieldValue: Sendable {
  let template: Template
  let rule: Rule

  /// The rule for the text of a field.
  enum Rule: Sendable {
    case boolean
    case number(NumberRule)
  }

  init(_ boolean: Bool) {
    template = Template("\(boolean)")
    rule = .boolean
  }

  /// Creates a number; fields must be in the same range.
  init(_ number: Double, in range: ClosedRange<Double>, isWhole: Bool = false) {
    template = Template("\(FormattedNumber(number))")
    rule = .number(NumberRule(range, isWhole: isWhole))
  }

  private init(field: String, _ rule: Rule) {
    template = Template(field)
    self.rule = rule
  }

  /// Returns the boolean for an item. An empty field is false.
  func isTrue(_ fields: [String: String]) -> Bool { template.text(fields) == "true" }

  /// Returns the number for an item. An empty field is zero.
  func number(_ fields: [String: String]) -> Double { Double(template.text(fields)) ?? 0 }

  // MARK: Fields

  /// Returns the expected value for an invalid text of a field; nil for a valid one.
  func expectation(of text: String) -> String? {
    let reading = ScalarReading(text, isPlain: true)
    switch rule {
    case .boolean: return reading.boolean == nil ? Shape.boolean.noun : nil
    case .number(let rule):
      return reading.number.map(rule.allows) == true ? nil : rule.noun
    }
  }

  // MARK: Codecs

  static let boolean = Codec<Bool>.boolean.map({ FieldValue($0) }, show: { $0.template.source })
    .or(field(.boolean))

  static func number(_ range: ClosedRange<Double>) -> Codec<FieldValue> {
    Codec<Double>.number(range).map(
      { FieldValue($0, in: range) }, show: { $0.template.source }
    ).or(field(.number(NumberRule(range))))
  }

  static func whole(_ range: ClosedRange<Int>) -> Codec<FieldValue> {
    let numbers = Double(range.lowerBound)...Double(range.upperBound)
    return Codec<Int>.whole(range).map(
      { FieldValue(Double($0), in: numbers, isWhole: true) }, show: { $0.template.source }
    ).or(field(.number(NumberRule(numbers, isWhole: true))))
  }

  private static func field(_ rule: Rule) -> Codec<FieldValue> {
    Codec<String>.text(.field).map(
      { FieldValue(field: $0, rule) }, show: { $0.template.source })
  }
}

extension TextRule {
  /// The rule of a field without other text.
  static let field = TextRule(
    "a field in quotes, such as \"{name}\"", short: "\"{field}\"",
    pattern: "^\\{[A-Za-z][A-Za-z0-9_-]{0,99}(\\|[^}]*)?\\}$",
    allows: { text in
      let segments = Template(text).segments
      guard segments.count == 1, case .field = segments[0] else { return false }
      return true
    })
}
