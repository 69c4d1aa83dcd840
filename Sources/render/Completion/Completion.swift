/// The completions of the word at the cursor.
///
/// The scripts in `CompletionScript` request them. ArgumentParser's own scripts support neither the
/// default command `draw` nor names that are determined at run time.
struct Completion {
  /// The completions of a word.
  struct Answer: Equatable {
    var words: [Candidate] = []
    /// Files with these extensions are offered, and folders that may contain them.
    var fileEndings: [String] = []
    var folders = false

    /// The lines that are printed: a word, a tab and its description, or a colon and the kind of
    /// files.
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

  /// Returns the completions of the last argument.
  ///
  /// - Parameter words: The arguments up to the cursor. The last one is incomplete and may be
  ///   empty.
  func answer(_ words: [String]) -> Answer {
    let words = Self.withoutSigns(words)
    let last = words.last ?? ""
    var context = Context(root)
    words.dropLast().forEach { context.advance(past: $0) }
    var answer = answer(at: context, last)
    answer.words.removeAll { !$0.word.hasPrefix(last) }
    return answer
  }

  private func answer(at context: Context, _ last: String) -> Answer {
    if let option = context.expected { return sources.values(of: option, of: context.command) }
    let options = Answer(words: context.isPastOptions ? [] : context.options)
    if last.hasPrefix("-") { return options }
    if let several = context.several { return sources.values(of: several, of: context.command) }
    var answer =
      context.argument.map { sources.values(of: $0, of: context.command, at: context.count) }
      ?? Answer()
    answer.words += context.commands
    return answer == Answer() ? options : answer
  }

  /// Bash splits `--device=iPad` into three words.
  private static func withoutSigns(_ words: [String]) -> [String] {
    var rest: [String] = []
    for (index, word) in words.enumerated() {
      let isSign = word == "=" && rest.last?.hasPrefix("--") == true
      if !isSign { rest.append(word) } else if index == words.count - 1 { rest.append("") }
    }
    return rest
  }
}
