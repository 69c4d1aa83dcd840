import Foundation
import SceneRendering

/// The suggestion for an unexpected word: one with a similar spelling, that of another tool, or
/// another notation.
package struct Nearest: Hashable, Sendable {
  /// The literal words.
  let words: [String]
  let takesColors: Bool
  let takesNumbers: Bool
  /// The word rewritten as the expected list or table.
  private let writing: String?

  init(
    _ words: [String], takesColors: Bool = false, takesNumbers: Bool = false,
    writing: String? = nil
  ) {
    self.words = words
    self.takesColors = takesColors
    self.takesNumbers = takesNumbers
    self.writing = writing
  }

  /// Creates the suggestion for an unexpected value in place of a shape.
  ///
  /// - Parameter text: The unexpected text; nil to look it up word by word.
  init(_ shape: Shape, for text: String? = nil) {
    self.init(
      shape.words, takesColors: shape.takesColors, takesNumbers: shape.takesNumbers,
      writing: text.flatMap { shape.writing($0) })
  }

  /// Returns the suggested text, as written after "did you mean ", or nil if there is none.
  ///
  /// Complexity: O(words × letters²).
  func question(_ text: String) -> String? {
    if takesColors, let digits = Self.digits(text) { return "'\(digits)', in quotes" }
    return (writing ?? word(text)).map { "'\($0)'" }
  }

  func word(_ text: String) -> String? {
    if takesNumbers, let number = Self.withoutUnit(text) { return number }
    guard !takesColors else { return color(text) }
    return ForeignNames.word(text, among: words)
      ?? SpellingSuggestion(from: words).closest(to: text)
  }

  /// Returns the suggested colour for Swift's `.systemBlue` and `UIColor.systemBlue`; an opacity
  /// after the name is kept.
  private func color(_ text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let name = first.split(separator: ".").last.map(String.init)
    else { return nil }
    guard
      let color = words.contains(name)
        ? name
        : ForeignNames.word(name, among: words)
          ?? SpellingSuggestion(from: words).closest(to: name)
    else { return nil }
    let whole = parts.count == 2 ? "\(color) \(parts[1])" : color
    return ColorText(whole) != nil ? whole : color
  }

  /// Returns the digits of a colour in other notations: `0A84FF`, `0xFF0000`, `rgb(1, 2, 3)`.
  private static func digits(_ text: String) -> String? {
    let lower = text.lowercased()
    if let rgb = lower.wholeMatch(of: /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})[^)]*\)/) {
      let parts = [rgb.1, rgb.2, rgb.3].compactMap { UInt8($0) }
      guard parts.count == 3 else { return nil }
      return "#" + parts.map { String(format: "%02X", Int($0)) }.joined()
    }
    let bare = lower.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard bare.contains(where: \.isNumber) || bare.count == 6, ColorText("#\(bare)") != nil else {
      return nil
    }
    return "#\(bare)"
  }

  /// Returns the number of `12px`, `12pt` and `12dp`.
  private static func withoutUnit(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /(-?\d+(?:\.\d+)?)\s*(?:px|pt|dp|sp)/) else { return nil }
    return String(match.1)
  }
}

extension Shape {
  /// Whether colour names are accepted.
  var takesColors: Bool {
    switch self {
    case .text(let rule): !rule.words.isEmpty
    case .either(let shapes): shapes.contains(where: \.takesColors)
    default: false
    }
  }

  var takesNumbers: Bool {
    switch self {
    case .number: true
    case .either(let shapes): shapes.contains(where: \.takesNumbers)
    default: false
    }
  }

  var takesText: Bool {
    switch self {
    case .text: true
    case .either(let shapes): shapes.contains(where: \.takesText)
    default: false
    }
  }
}
