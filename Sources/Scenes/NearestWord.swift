/// Finds the word that a misspelt one was meant to be.
package struct NearestWord: Sendable {
  private let words: [String]

  package init(in words: [String]) { self.words = words }

  /// The word most like a misspelt one; nil when none is near: more than a third of the letters,
  /// and more than two, would have to change. Capitals do not count.
  package func to(_ word: String) -> String? {
    guard word.utf8.count <= Self.longest else { return nil }
    let lower = word.lowercased()
    let ranked = words.map { (word: $0, distance: Self.distance(lower, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.word.count / 3) ? best.word : nil
  }

  /// Longer words are near nothing; comparing them would take long.
  private static let longest = 100

  /// The insertions, deletions and replacements of one letter that turn one word into the other
  /// (Levenshtein's distance). Complexity: O(product of the lengths).
  package static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (second[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
