import Glibc

/// The words beside the options: an output, or a scene and an output.
struct Words {
  let words: [String]
  let scenes: SceneNames

  init(_ words: [String], scenes: SceneNames) {
    self.words = words
    self.scenes = scenes
  }

  func resolved() throws(RenderError) -> (scene: String, output: Output) {
    switch words.count {
    case 0:
      throw .noOutput
    case 1:
      guard let output = output(words[0]) else {
        if isScene(words[0]) { throw .sceneWithoutOutput(words[0]) }
        throw .notPNG(words[0], nearestScene: scenes.nearest(to: words[0]))
      }
      guard let scene = scenes.first else { throw .unknownScene("", nearest: nil) }
      return (scene, output)
    case 2:
      guard isScene(words[0]) else {
        if isScene(words[1]), words[1] != "-" { throw .swapped(scene: words[1], output: words[0]) }
        throw .unknownScene(words[0], nearest: scenes.nearest(to: words[0]))
      }
      guard let output = output(words[1]) else { throw .notPNG(words[1], nearestScene: nil) }
      return (words[0], output)
    default:
      throw .tooManyWords(words)
    }
  }

  private func isScene(_ word: String) -> Bool {
    scenes.contains(word) || SceneNames.isFile(word)
  }

  /// A name that ends in .png, "-", or a device or pipe there is; nil for anything else, which is
  /// more likely a misspelt scene than a wish for a file without an extension.
  private func output(_ word: String) -> Output? {
    if word == "-" { return .standardOutput }
    if word.lowercased().hasSuffix(".png") || isStream(word) { return .file(word) }
    return nil
  }

  private func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
