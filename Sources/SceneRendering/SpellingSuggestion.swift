/// Finds the word that a misspelt one was meant to be.
package struct SpellingSuggestion: Sendable {
  private let words: [String]

  package init(from words: [String]) { self.words = words }

  /// The word most like a misspelt one; nil when none is near: more than a third of the letters,
  /// and more than two, or of a word of four letters more than one, would have to change. Capitals
  /// do not count.
  package func closest(to word: String) -> String? {
    guard word.utf8.count <= Self.longest else { return nil }
    let lower = word.lowercased()
    let ranked = words.map { (word: $0, distance: Self.distance(lower, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let most = best.word.count <= 4 ? 1 : max(2, best.word.count / 3)
    return best.distance <= most ? best.word : nil
  }

  /// Longer words are near nothing; comparing them would take long.
  private static let longest = 100

  /// The insertions, deletions and replacements of one letter, and exchanges of two neighbours,
  /// that turn one word into the other, no letter touched twice (Damerau's distance, restricted).
  /// Complexity: O(product of the lengths).
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var (before, above) = ([Int](), Array(0...second.count))
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = above[column] + (letter == other ? 0 : 1)
        var least = min(replaced, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      (before, above) = (above, current)
    }
    return above[second.count]
  }
}
