extension Completion {
  /// The position of the cursor in the arguments.
  struct Context {
    private let root: ToolDescription.Command
    private var named: ToolDescription.Command
    /// Whether only command names precede the cursor.
    private(set) var isAtStart = true
    /// The option whose value is expected.
    private(set) var expected: ToolDescription.Argument?
    /// The option that takes all values up to the next option.
    private(set) var several: ToolDescription.Argument?
    /// The number of preceding positional arguments.
    private(set) var count = 0
    /// Whether "--" precedes the cursor, after which there are no options.
    private(set) var isPastOptions = false
    private var used: Set<String> = []

    init(_ root: ToolDescription.Command) { (self.root, named) = (root, root) }

    /// The command whose options are valid here: the named one, or the default command.
    var command: ToolDescription.Command { named.usual ?? named }

    /// The command names that are valid here.
    var commands: [Candidate] {
      guard isAtStart else { return [] }
      return named.visibleSubcommands.map {
        Candidate(word: $0.commandName, note: $0.abstract ?? "")
      }
    }

    /// The options that are valid here. Options that cannot be repeated are offered once.
    var options: [Candidate] {
      command.options.filter { $0.isRepeating || used.isDisjoint(with: $0.words) }.compactMap {
        option in
        option.words.last.map { Candidate(word: $0, note: option.firstSentence) }
      }
    }

    /// The positional argument at the cursor.
    var argument: ToolDescription.Argument? {
      let all = command.positionals
      return count < all.count ? all[count] : all.last.flatMap { $0.isRepeating ? $0 : nil }
    }

    mutating func advance(past word: String) {
      if expected != nil {
        expected = nil
      } else if isAtStart,
        let command = named.visibleSubcommands.first(where: { $0.commandName == word })
      {
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
        skipOptions()
      } else if let option = command.options.first(where: { $0.words.contains(word) }) {
        used.formUnion(option.words)
        if option.kind == "option" { expected = option }
        if option.parsingStrategy == "upToNextOption" { several = option }
      }
    }

    /// In a batch, options of the default command follow, without positional arguments.
    private mutating func skipOptions() {
      isPastOptions = true
      guard command.forwards, let usual = root.usual else { return }
      (named, isPastOptions, used) = (usual, false, [])
      count = 2
    }
  }
}

extension ToolDescription.Command {
  /// The subcommands that are listed.
  var visibleSubcommands: [ToolDescription.Command] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The default subcommand.
  fileprivate var usual: ToolDescription.Command? {
    subcommands?.first { $0.commandName == defaultSubcommand }
  }

  fileprivate var options: [ToolDescription.Argument] {
    (arguments ?? []).filter { $0.kind != "positional" && $0.shouldDisplay }
  }

  fileprivate var positionals: [ToolDescription.Argument] {
    (arguments ?? []).filter { $0.kind == "positional" && !$0.isAfterTerminator }
  }

  /// Whether arguments after "--" are passed to the default command.
  fileprivate var forwards: Bool { arguments?.contains(where: \.isAfterTerminator) ?? false }
}

extension ToolDescription.Argument {
  /// For example, "-h" and "--help".
  fileprivate var words: [String] { (names ?? []).map(\.text) }

  fileprivate var isAfterTerminator: Bool { parsingStrategy == "postTerminator" }

  fileprivate var firstSentence: String {
    let text = abstract ?? ""
    return text.range(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }
}
