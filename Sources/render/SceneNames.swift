import Scenes

/// The names a scene can be asked for by.
struct SceneNames {
  let names: [String]

  static let builtIn = SceneNames(names: SceneRegistry.all.map(\.name))

  /// The default scene.
  var first: String? { names.first }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name most like a misspelt one; nil when none is near: more than a third of the letters,
  /// and more than two, would have to change.
  func nearest(to word: String) -> String? {
    let ranked = names.map { (name: $0, distance: Self.distance(word.lowercased(), $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.name.count / 3) ? best.name : nil
  }

  /// The insertions, deletions and replacements of one letter that turn one word into the other
  /// (Levenshtein's distance). Complexity: O(product of the lengths).
  static func distance(_ first: String, _ second: String) -> Int {
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
