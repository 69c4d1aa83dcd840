import InterfaceBuilder

/// Finds the word that a misspelt one was meant to be.
package struct SpellingSuggestion: Sendable {
  private let words: [String]

  package init(from words: [String]) { self.words = words }

  /// The word most like a misspelt one, the first of several; nil when none is near, as
  /// `NearestName` decides for documents too.
  package func closest(to word: String) -> String? { NearestName.first(word, among: words) }
}
