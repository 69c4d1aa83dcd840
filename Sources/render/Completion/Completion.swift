/// What a shell may offer for the word that somebody is typing.
///
/// The scripts of `CompletionScript` ask for it at every tab; ArgumentParser's own scripts know
/// nothing of a command that need not be named, which `draw` is, and of names that are found at
/// that moment.
struct Completion {
  /// What to offer.
  struct Answer: Equatable {
    var words: [Candidate] = []
    /// Files with these endings, and folders on the way to them.
    var fileEndings: [String] = []
    var folders = false

    /// A line for each: a word, a tab and what it means; or, after a colon, which files.
    var lines: [String] {
      words.map { $0.note.isEmpty ? $0.word : "\($0.word)\t\($0.note)" }
        + (fileEndings.isEmpty ? [] : [":files " + fileEndings.joined(separator: " ")])
        + (folders ? [":folders"] : [])
    }
  }

  struct Candidate: Equatable {
    let word: String
    let note: String
  }

  private let root: ToolDescription.Command
  private let sources: CompletionSources

  init(_ tool: ToolDescription, sources: CompletionSources = CompletionSources()) {
    root = tool.command
    self.sources = sources
  }

  /// - Parameter words: what stands behind the program's name up to the cursor; the last is not
  ///   finished, and may be empty.
  func answer(_ words: [String]) -> Answer {
    let words = Self.withoutSigns(words)
    let last = words.last ?? ""
    var place = Place(root)
    words.dropLast().forEach { place.go(past: $0) }
    var answer = answer(at: place, last)
    answer.words.removeAll { !$0.word.hasPrefix(last) }
    return answer
  }

  private func answer(at place: Place, _ last: String) -> Answer {
    if let option = place.expected { return sources.values(of: option, of: place.command) }
    let options = Answer(words: place.isPastOptions ? [] : place.options)
    if last.hasPrefix("-") { return options }
    if let several = place.several { return sources.values(of: several, of: place.command) }
    var answer =
      place.argument.map { sources.values(of: $0, of: place.command, at: place.count) } ?? Answer()
    answer.words += place.commands
    return answer == Answer() ? options : answer
  }

  /// Bash makes `--device=iPad` three words.
  private static func withoutSigns(_ words: [String]) -> [String] {
    var rest: [String] = []
    for (index, word) in words.enumerated() {
      let isSign = word == "=" && rest.last?.hasPrefix("--") == true
      if !isSign { rest.append(word) } else if index == words.count - 1 { rest.append("") }
    }
    return rest
  }
}
