import Foundation

/// What one word of a file can mean.
///
/// Of YAML's many spellings only JSON's are taken: `true` and `false`, decimal numbers. `yes`,
/// `0x1F`, `1_000`, `.inf` and `.nan` are text.
struct ScalarReading {
  let text: String
  let isPlain: Bool

  init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Nothing, or YAML's words for it.
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

  func value(as shape: Shape) -> Result<CheckedValue.Value, Problem> {
    switch shape {
    case .boolean:
      if let boolean { return .success(.boolean(boolean)) }
    case .number(let rule):
      if let number {
        return rule.allows(number)
          ? .success(.number(number)) : .failure(.outOfRange(expected: rule.noun, found: text))
      }
    case .text(let rule):
      if rule.takesScalars || (!isNothing && number == nil && boolean == nil) {
        let meant = rule.takesScalars && isNothing ? "" : text
        if rule.allows(meant) { return .success(.text(meant)) }
      }
    case .choice(let words):
      if !isNothing, words.contains(text) { return .success(.text(text)) }
    default: break
    }
    return .failure(problem(expected: shape))
  }

  /// Why this is none of what a shape takes.
  func problem(expected shape: Shape) -> Problem {
    let expected = shape.noun
    if isNothing { return .nothing(expected: expected) }
    if expected.contains("true or false"), ["yes", "no", "on", "off"].contains(text.lowercased()) {
      return .spelledTruth(text)
    }
    if Template(text).hasFields { return .fieldHere(text, expected: expected) }
    return .wrongWord(text, expected: expected, nearest: Nearest(shape, for: text))
  }
}
