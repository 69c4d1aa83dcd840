import ScenePictures

extension ArgumentProblem: CustomStringConvertible {
  /// One sentence, which is printed after the command's name.
  var description: String {
    switch self {
    case .arguments(let sentence):
      Self.closed(sentence)
    case .completionShell(let shell):
      "Shell completion supports bash, zsh and fish, as in"
        + " 'render --generate-completion-script bash', not in '\(shell)'."
    case .noOutput(let command):
      "Name the file for the picture, as in '\(command) out.png'; '-' is standard output."
    case .sceneWithoutOutput(let scene, let command):
      "'\(scene)' is the screen to draw; name the file for its picture, too, as in"
        + " '\(command) \(scene) out.png'."
    case .neither(let word, let scene?, let command):
      "'\(word)' is neither a scene nor a .png file;"
        + " did you mean '\(command) \(scene) out.png'?"
    case .neither(let word, nil, _):
      "'\(word)' is neither a scene nor a .png file; 'render list' lists the scenes."
    case .folder(let path, "render"):
      "'\(path)' is a folder; 'render batch \(path)' draws every scene file in it."
    case .folder(let path, _): SceneProblem.folder(path).description
    case .unknownCommand(let word, let nearest):
      "'\(word)' is neither a command nor a scene; did you mean 'render \(nearest)'?"
    case .notPNG(let word):
      "'\(word)' does not end in .png; name the file for the picture, as in 'out.png'."
    case .swapped(let scene, let output, let command):
      "The scene comes first: '\(command) \(scene) \(output)'."
    case .tooManyWords(let words):
      "Name at most a scene and an output, not \(words.count) words:"
        + " \(words.map { "'\($0)'" }.joined(separator: " "))."
    case .malformed(let option, let text):
      "--\(option.rawValue) takes \(option.form), not '\(text)'."
    case .notPositive(let option, let text):
      "--\(option.rawValue) must be more than 0, not '\(text)'."
    case .severalPictures(let names, let output):
      "The scene's script takes \(names.count) pictures; put {capture} into '\(output)' for"
        + " their names: "
        + "\(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? ", …" : "")."
    case .noNames(let output):
      "'\(output)' contains {capture}, but the scene's script takes no pictures."
    case .malformedLimit(let text):
      "--limit takes a name and a number, as in items=200000, not '\(text)'; the names are"
        + " \(SceneLimits.Name.allCases.map(\.rawValue).joined(separator: ", "))."
    case .nothingScrolls(let scene):
      "Nothing scrolls in '\(scene)' at this size: all of its content is visible."
    case .scrollOutside(let scene, let whole):
      "The content of '\(scene)' scrolls from \(FormattedNumber(whole.lowerBound)) to"
        + " \(FormattedNumber(whole.upperBound)); --scroll is outside of that."
    case .profile(let file, let reason):
      "Cannot compare with '\(file)': \(reason)."
    case .nothingToWatch("-"): "--watch needs a scene file with a name, not standard input."
    case .nothingToWatch(let scene) where SceneNames.isInterfaceFile(scene):
      "--watch needs a scene file, such as list.yml; '\(scene)' is an Interface Builder document."
    case .nothingToWatch(let scene):
      "--watch needs a scene file, such as list.yml; '\(scene)' is built in."
    }
  }

  /// Joins lines and adds a full stop if there is none, as some of ArgumentParser's messages have.
  static func closed(_ sentence: String) -> String {
    let line = sentence.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    return line.last.map { ".?!".contains($0) } ?? true ? line : line + "."
  }
}
