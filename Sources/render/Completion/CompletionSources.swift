import GoldenSets
import Scenes

/// The values of options and positional arguments.
struct CompletionSources {
  /// The names of the goldens in the current package's set.
  var goldens: () -> [String] = {
    guard let set = try? GoldenSet.ifPresent(nil) else { return [] }
    return set.goldens.map(\.name)
  }

  /// The possible values of an argument.
  ///
  /// - Parameter index: The number of preceding positional arguments.
  func values(
    of argument: ToolDescription.Argument, of command: ToolDescription.Command, at index: Int = 0
  ) -> Completion.Answer {
    switch (command.commandName, argument.valueName) {
    case ("draw", "words"):
      return words(at: index, sceneFiles: ["yml", "yaml", "json", "xib", "storyboard"])
    case ("profile", "words"): return words(at: index, sceneFiles: [])
    case (_, "NAME") where argument.names?.contains { $0.name == "only" } == true:
      return Completion.Answer(words: goldens().map { Completion.Candidate(word: $0, note: "") })
    default: return argument.completionKind?.answer ?? Completion.Answer()
    }
  }

  /// A scene and a picture, or only a picture.
  private func words(at index: Int, sceneFiles: [String]) -> Completion.Answer {
    switch index {
    case 0:
      let scenes = SceneRegistry.all.map { Completion.Candidate(word: $0.name, note: $0.summary) }
      return Completion.Answer(words: scenes, fileEndings: sceneFiles + ["png"])
    case 1: return Completion.Answer(fileEndings: ["png"])
    default: return Completion.Answer()
    }
  }
}

extension ToolDescription.CompletionKind {
  fileprivate var answer: Completion.Answer {
    Completion.Answer(
      words: (list?.values ?? []).map { Completion.Candidate(word: $0, note: "") },
      fileEndings: file?.extensions ?? [], folders: directory != nil)
  }
}
