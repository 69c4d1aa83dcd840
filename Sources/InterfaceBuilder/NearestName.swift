/// Finds the intended name for a misspelt one. Used for all suggestions.
package enum NearestName {
  /// Returns the most similar name, the alphabetically first of several; nil if none is similar.
  ///
  /// Similar names differ in at most one letter if they have three or four letters, in two if they
  /// have up to eight, otherwise in three. Shorter names, and those of 200 letters or more, are
  /// similar only to themselves: any two short names differ in few letters, and texts of a page are
  /// not names. Case is ignored.
  ///
  /// - Complexity: O(names · letters²).
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    first(name, among: names.sorted())
  }

  /// Returns the first of the most similar names, by the rules of `of(_:among:)`.
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

  /// Returns a question to append to a sentence: " Did you mean 'title'?"; empty if no name is
  /// similar.
  package static func question(_ name: String, among names: some Sequence<String>) -> String {
    of(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
  }

  private static let longest = 200

  /// Returns the permitted number of differences for the lengths of the written and the intended
  /// name.
  private static func difference(_ written: Int, _ meant: Int) -> Int {
    guard min(written, meant) > 2 else { return 0 }
    return meant <= 4 ? 1 : meant <= 8 ? 2 : 3
  }

  /// Returns the number of insertions, deletions and replacements of a letter, and exchanges of
  /// adjacent letters, that turn one word into the other. No letter is changed twice (Damerau's
  /// distance, restricted).
  ///
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
