import Glibc

/// The names of built-in scenes.
package struct SceneNames {
  package let names: [String]

  package init(names: [String]) {
    self.names = names
  }

  package static let builtIn = SceneNames(names: SceneRegistry.all.map(\.name))

  /// The default scene.
  package var first: String? { names.first }

  /// Whether a word is the path of a scene file, a xib or a storyboard, or "-", rather than a
  /// scene's name.
  package static func isFile(_ word: String) -> Bool {
    word == "-" || [".yml", ".yaml", ".json"].contains { word.lowercased().hasSuffix($0) }
      || isInterfaceFile(word)
  }

  /// Whether a word is the path of a xib or a storyboard.
  package static func isInterfaceFile(_ word: String) -> Bool { InterfaceFile.isFile(word) }

  /// Whether there is a folder at a path.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the most similar name to a misspelt one; nil if none is similar.
  package func nearest(to word: String) -> String? {
    SpellingSuggestion(from: names).closest(to: word)
  }
}
