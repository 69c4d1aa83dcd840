import InterfaceBuilder

/// Finds the intended word for a misspelt one.
package struct SpellingSuggestion: Sendable {
  private let words: [String]

  package init(from words: [String]) { self.words = words }

  /// Returns the most similar word, the first of several; nil if none is similar. Uses the rules of
  /// `NearestName`.
  package func closest(to word: String) -> String? { NearestName.first(word, among: words) }
}
