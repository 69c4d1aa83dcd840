/// Finds what somebody may have meant: the one rule for all suggestions.
package enum NearestName {
  /// The name that differs least from another one, the first of several by their letters; nil
  /// where none is near.
  ///
  /// Names of one or two letters, and those of 200 and more, are near nothing but themselves:
  /// any two short names differ by little, and nobody misspells a whole page. Of three and four
  /// letters one may differ, of up to eight two, of more three. Capitals do not count.
  ///
  /// - Complexity: O(names · letters²).
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    first(name, among: names.sorted())
  }

  /// The first of the names that differ least from another one, as `of(_:among:)` says it.
  package static func first(_ name: String, among names: [String]) -> String? {
    let written = Array(name.lowercased())
    guard written.count < longest else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased())
      let most = difference(written.count, letters.count)
      guard abs(letters.count - written.count) <= most else { continue }
      let distance = distance(written, letters)
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// A question that follows a sentence: " Did you mean 'title'?"; nothing where nothing is near.
  package static func question(_ name: String, among names: some Sequence<String>) -> String {
    of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  private static let longest = 200

  /// How many letters of a written name may be others than those of a name that is meant.
  private static func difference(_ written: Int, _ meant: Int) -> Int {
    guard min(written, meant) > 2 else { return 0 }
    return meant <= 4 ? 1 : meant <= 8 ? 2 : 3
  }

  /// The insertions, deletions and replacements of one letter, and exchanges of two neighbours,
  /// that turn one word into the other, no letter touched twice (Damerau's distance, restricted).
  /// Complexity: O(product of the lengths).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
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
