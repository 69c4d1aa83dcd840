extension Completion {
  /// Where in the arguments the cursor is.
  struct Place {
    private let root: ToolDescription.Command
    private var named: ToolDescription.Command
    /// Whether only names of commands stand before.
    private(set) var isAtStart = true
    /// The option whose value comes next.
    private(set) var expected: ToolDescription.Argument?
    /// The option that takes all words up to the next one.
    private(set) var several: ToolDescription.Argument?
    /// How many words that belong to no option stand before.
    private(set) var count = 0
    /// Whether "--" stands before, after which nothing is an option.
    private(set) var isPastOptions = false
    private var used: Set<String> = []

    init(_ root: ToolDescription.Command) { (self.root, named) = (root, root) }

    /// The command whose options can stand here: the one that need not be named, where none is.
    var command: ToolDescription.Command { named.usual ?? named }

    /// The names of commands that can stand here.
    var commands: [Candidate] {
      guard isAtStart else { return [] }
      return named.shown.map { Candidate(word: $0.commandName, note: $0.abstract ?? "") }
    }

    /// The options that can stand here: those that mean nothing twice only once.
    var options: [Candidate] {
      command.options.filter { $0.isRepeating || used.isDisjoint(with: $0.words) }.compactMap {
        option in
        option.words.last.map { Candidate(word: $0, note: option.firstSentence) }
      }
    }

    /// What a word that belongs to no option means here.
    var argument: ToolDescription.Argument? {
      let all = command.positionals
      return count < all.count ? all[count] : all.last.flatMap { $0.isRepeating ? $0 : nil }
    }

    mutating func go(past word: String) {
      if expected != nil {
        expected = nil
      } else if isAtStart, let command = named.shown.first(where: { $0.commandName == word }) {
        named = command
      } else {
        (named, isAtStart) = (command, false)
        take(word)
      }
    }

    private mutating func take(_ word: String) {
      guard word.hasPrefix("-"), word != "-", !isPastOptions else {
        if several == nil { count += 1 }
        return
      }
      several = nil
      if word == "--" {
        goPastOptions()
      } else if let option = command.options.first(where: { $0.words.contains(word) }) {
        used.formUnion(option.words)
        if option.kind == "option" { expected = option }
        if option.parsingStrategy == "upToNextOption" { several = option }
      }
    }

    /// In a batch the options of the command that need not be named follow, and no words.
    private mutating func goPastOptions() {
      isPastOptions = true
      guard command.handsOn, let usual = root.usual else { return }
      (named, isPastOptions, used) = (usual, false, [])
      count = 2
    }
  }
}

extension ToolDescription.Command {
  /// The subcommands that are listed.
  var shown: [ToolDescription.Command] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The one that need not be named.
  fileprivate var usual: ToolDescription.Command? {
    subcommands?.first { $0.commandName == defaultSubcommand }
  }

  fileprivate var options: [ToolDescription.Argument] {
    (arguments ?? []).filter { $0.kind != "positional" && $0.shouldDisplay }
  }

  fileprivate var positionals: [ToolDescription.Argument] {
    (arguments ?? []).filter { $0.kind == "positional" && !$0.isAfterTerminator }
  }

  /// Whether it hands what follows "--" to the command that need not be named.
  fileprivate var handsOn: Bool { arguments?.contains(where: \.isAfterTerminator) ?? false }
}

extension ToolDescription.Argument {
  /// "-h", "--help".
  fileprivate var words: [String] { (names ?? []).map(\.text) }

  fileprivate var isAfterTerminator: Bool { parsingStrategy == "postTerminator" }

  fileprivate var firstSentence: String {
    let text = abstract ?? ""
    return text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }
}
