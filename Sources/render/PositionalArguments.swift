import Glibc
import ScenePictures

/// The positional arguments: an output, a scene and an output, or a scene alone if no picture is
/// written.
struct PositionalArguments {
  let words: [String]
  let scenes: SceneNames
  /// The command, for the examples in errors.
  let command: String

  init(_ words: [String], scenes: SceneNames, command: String = "render") {
    self.words = words
    self.scenes = scenes
    self.command = command
  }

  /// Returns the scene and the output of the arguments.
  ///
  /// - Parameter needsOutput: Whether a picture must be written.
  func resolved(needsOutput: Bool = true) throws(Failure) -> (scene: String, output: Output) {
    if let word = words.first, words.count < 3, !scenes.contains(word), SceneNames.isFolder(word) {
      throw Failure(ArgumentProblem.folder(word, command: command))
    }
    switch words.count {
    case 0:
      guard !needsOutput, let scene = scenes.first else {
        throw Failure(ArgumentProblem.noOutput(command: command))
      }
      return (scene, .nowhere)
    case 1:
      if !needsOutput, isScene(words[0]), words[0] != "-" { return (words[0], .nowhere) }
      guard let output = output(words[0]) else {
        if isScene(words[0]) {
          throw Failure(ArgumentProblem.sceneWithoutOutput(words[0], command: command))
        }
        let nearest = scenes.nearest(to: words[0])
        throw Failure(
          ArgumentProblem.neither(words[0], nearestScene: nearest, command: command))
      }
      guard let scene = scenes.first else {
        throw Failure(SceneProblem.unknownScene("", nearest: nil))
      }
      return (scene, output)
    case 2:
      guard isScene(words[0]) else {
        if isScene(words[1]), words[1] != "-" {
          throw Failure(
            ArgumentProblem.swapped(scene: words[1], output: words[0], command: command))
        }
        throw Failure(SceneProblem.unknownScene(words[0], nearest: scenes.nearest(to: words[0])))
      }
      guard let output = output(words[1]) else {
        throw Failure(ArgumentProblem.notPNG(words[1]))
      }
      return (words[0], output)
    default:
      throw Failure(ArgumentProblem.tooManyWords(words))
    }
  }

  private func isScene(_ word: String) -> Bool {
    scenes.contains(word) || SceneNames.isFile(word)
  }

  /// An output if the word ends with .png, is "-", or is an existing device or pipe. Other words
  /// are more likely misspelt scenes than files without an extension.
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
