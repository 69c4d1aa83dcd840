/// Rewrites a word as the expected list or table: `300x200` as `[300, 200]`, `bold` as
/// `{weight: bold}`.
extension Shape {
  /// Returns the rewritten text, or nil if it is ambiguous.
  ///
  /// Complexity: O(words of the shape).
  func writing(_ text: String) -> String? {
    switch self {
    case .either(let shapes): shapes.lazy.compactMap { $0.writing(text) }.first
    case .tuple(let elements): Self.list(text, elements)
    case .table(let table): Self.entries(text, table().keys)
    default: nil
    }
  }

  /// Returns whether a word is valid and specific here: a title accepts any text.
  private func takes(_ text: String) -> Bool {
    switch self {
    case .either(let shapes): shapes.contains { $0.takes(text) }
    case .text(let rule) where rule.words.isEmpty: false
    default: ScalarReading(text, isPlain: true).meaning(as: self) != nil
    }
  }

  // MARK: Lists

  private static func list(_ text: String, _ elements: [TupleElement]) -> String? {
    var parts = text.split { ",;x× ".contains($0) }.map(String.init)
    // A size of one number is a square; a point of one number is invalid.
    if parts.count == 1, elements.map(\.name) == ["width", "height"] { parts += parts }
    guard parts.count == elements.count else { return nil }
    let words = zip(parts, elements).compactMap { part, element in element.shape.word(part) }
    return words.count == parts.count ? "[\(words.joined(separator: ", "))]" : nil
  }

  /// Returns the word itself, or the suggested one.
  private func word(_ text: String) -> String? {
    takes(text) ? text : Nearest(self).word(text).flatMap { takes($0) ? $0 : nil }
  }

  // MARK: Tables

  /// Returns an entry for each part of the text, with the only key that accepts it.
  private static func entries(_ text: String, _ keys: [KeyDescription]) -> String? {
    if let entry = entry(text, keys) { return "{\(entry.key): \(entry.value)}" }
    let parts = text.split(separator: " ").map(String.init)
    let entries = parts.compactMap { entry($0, keys) }
    guard parts.count > 1, entries.count == parts.count,
      Set(entries.map(\.key)).count == parts.count
    else { return nil }
    return "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }

  private static func entry(
    _ text: String, _ keys: [KeyDescription]
  ) -> (key: String, value: String)? {
    let found = keys.compactMap { key -> (key: String, value: String)? in
      if case .boolean = key.shape { return key.name == text ? (text, "true") : nil }
      if key.shape.takes(text) { return (key.name, text) }
      guard case .tuple(let elements) = key.shape else { return nil }
      return list(text, elements).map { (key.name, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }
}
