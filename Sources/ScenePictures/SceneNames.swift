/// The names a scene can be asked for by.
package struct SceneNames {
  package let names: [String]

  package init(names: [String]) {
    self.names = names
  }

  package static let builtIn = SceneNames(names: SceneRegistry.all.map(\.name))

  /// The default scene.
  package var first: String? { names.first }

  /// Whether a word is a scene file's path, a xib's or a storyboard's, or "-", rather than a
  /// scene's name.
  package static func isFile(_ word: String) -> Bool {
    word == "-" || [".yml", ".yaml", ".json"].contains { word.lowercased().hasSuffix($0) }
      || isInterfaceFile(word)
  }

  /// Whether a word is the path of a xib or a storyboard.
  package static func isInterfaceFile(_ word: String) -> Bool { InterfaceFile.isFile(word) }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name most like a misspelt one; nil when none is near.
  package func nearest(to word: String) -> String? {
    SpellingSuggestion(from: names).closest(to: word)
  }
}
