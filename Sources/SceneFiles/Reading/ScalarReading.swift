import Foundation

/// The possible meanings of a scalar in a file.
///
/// Of YAML's many notations only JSON's are accepted: `true` and `false`, decimal numbers. `yes`,
/// `0x1F`, `1_000`, `.inf` and `.nan` are text.
struct ScalarReading {
  let text: String
  let isPlain: Bool

  init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Whether the scalar is empty or a null value of YAML.
  var isNothing: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

  var boolean: Bool? {
    guard isPlain else { return nil }
    return text == "true" ? true : text == "false" ? false : nil
  }

  var number: Double? {
    guard isPlain,
      text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }

  /// Returns the value for a shape, or the problem.
  ///
  /// - Complexity: For a problem, that of finding a suggestion, see `Nearest`.
  func value(as shape: Shape) -> Result<CheckedValue.Value, Problem> {
    if let meaning = meaning(as: shape) { return .success(meaning) }
    if case .number(let rule) = shape, number != nil {
      return .failure(.outOfRange(expected: rule.noun, found: text))
    }
    return .failure(problem(expected: shape))
  }

  /// Returns the value for a shape; nil if it does not fit, or for shapes of several values.
  ///
  /// Complexity: O(words of the shape).
  func meaning(as shape: Shape) -> CheckedValue.Value? {
    switch shape {
    case .boolean: boolean.map { .boolean($0) }
    case .number(let rule): number.flatMap { rule.allows($0) ? .number($0) : nil }
    case .text(let rule): meaning(as: rule).map { .text($0) }
    case .choice(let words): !isNothing && words.contains(text) ? .text(text) : nil
    case .list, .tuple, .table, .map, .either: nil
    }
  }

  private func meaning(as rule: TextRule) -> String? {
    guard rule.takesScalars || (!isNothing && number == nil && boolean == nil) else { return nil }
    let meant = rule.takesScalars && isNothing ? "" : text
    return rule.allows(meant) ? meant : nil
  }

  /// Returns the problem with the scalar for a shape.
  func problem(expected shape: Shape) -> Problem {
    let expected = shape.noun
    if isNothing { return .nothing(expected: expected) }
    if expected.contains("true or false"), ["yes", "no", "on", "off"].contains(text.lowercased()) {
      return .spelledBoolean(text)
    }
    if Template(text).hasFields { return .fieldHere(text, expected: expected) }
    return .wrongWord(text, expected: expected, nearest: Nearest(shape, for: text))
  }
}
