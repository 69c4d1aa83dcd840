import Foundation
import SceneRendering

/// What was meant by a word that is none of those expected: one that is spelt nearly so, another
/// tool's, or the same in another notation.
package struct Nearest: Hashable, Sendable {
  /// The words that are meant literally.
  let words: [String]
  let takesColors: Bool
  let takesNumbers: Bool
  /// The word in the list or the table that was meant.
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

  /// - Parameter text: what stands there; nil for what is looked at word by word.
  init(_ shape: Shape, for text: String? = nil) {
    self.init(
      shape.words, takesColors: shape.takesColors, takesNumbers: shape.takesNumbers,
      writing: text.flatMap { shape.writing($0) })
  }

  /// What is to be written, and after "did you mean " how; nil where nothing is near.
  ///
  /// Complexity: O(words × letters²).
  func question(_ text: String) -> String? {
    if takesColors, let digits = Self.digits(text) { return "'\(digits)', in quotes" }
    return (writing ?? word(text)).map { "'\($0)'" }
  }

  func word(_ text: String) -> String? {
    if takesNumbers, let number = Self.withoutUnit(text) { return number }
    guard !takesColors else { return color(text) }
    return ForeignWords.word(text, among: words)
      ?? SpellingSuggestion(from: words).closest(to: text)
  }

  /// `.systemBlue` and `UIColor.systemBlue` are Swift; a share stays behind the name.
  private func color(_ text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let name = first.split(separator: ".").last.map(String.init)
    else { return nil }
    guard
      let color = words.contains(name)
        ? name
        : ForeignWords.word(name, among: words)
          ?? SpellingSuggestion(from: words).closest(to: name)
    else { return nil }
    let whole = parts.count == 2 ? "\(color) \(parts[1])" : color
    return ColorText(whole) != nil ? whole : color
  }

  /// A colour's digits as other tools write them: `0A84FF`, `0xFF0000`, `rgb(1, 2, 3)`.
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

  /// `12px`, `12pt` and `12dp` are 12 here.
  private static func withoutUnit(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /(-?\d+(?:\.\d+)?)\s*(?:px|pt|dp|sp)/) else { return nil }
    return String(match.1)
  }
}

extension Shape {
  /// Whether colours in words may stand here.
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
