import SceneRendering

extension SceneFileError: CustomStringConvertible {
  /// A line for each mistake: `file:line:column: key: sentence`; at most twenty.
  package var description: String {
    var lines = mistakes.prefix(Self.most).map { mistake in
      let path = mistake.location.path.description
      let name = mistake.dataFile ?? file
      return "\(name):\(mistake.location.line):\(mistake.location.column): "
        + (path.isEmpty ? "" : "\(path): ") + mistake.problem.description
    }
    if mistakes.count > Self.most {
      lines.append("\(file): \(mistakes.count - Self.most) more mistakes are not listed.")
    }
    return lines.joined(separator: "\n")
  }

  private static let most = 20
}

extension Problem: CustomStringConvertible {
  /// The message, one sentence.
  package var description: String {
    switch self {
    case .unreadable(let problem): "The file cannot be read: \(problem)."
    case .notUTF8: "This is not UTF-8 text."
    case .syntax(let problem): problem.description
    case .nothingInFile: "The file is empty; a scene needs at least 'sections'."
    case .twoDocuments: "The file has a second document; a scene file has one."
    case .keyTwice(let name): "'\(name.shortened)' is given twice in one table."
    case .noAnchor(let name):
      "There is no '&\(name.shortened)' above that '*\(name.shortened)' could repeat."
    case .tooMany(let limit, let most):
      "There are more than \(most) \(limit.summary); '--limit \(limit.rawValue)=N' allows more."
    default: valueSentence ?? keySentence ?? fingerSentence ?? referenceSentence
    }
  }

  private var valueSentence: String? {
    switch self {
    case .nothing(let expected):
      "Expected \(expected), found nothing; a text that begins with # needs quotes."
    case .wrongKind(let expected, let found, let nearest):
      "Expected \(expected), found \(found)\(Self.question(nearest.map { "'\($0)'" }))"
    case .wrongWord(let word, let expected, let nearest):
      "Expected \(expected), found '\(word.shortened)'\(Self.question(nearest.question(word)))"
    case .fieldHere(let text, let expected):
      "Expected \(expected); a field such as '\(text.shortened)' is allowed only in texts,"
        + " images, colours and values of controls."
    case .bracesNeedQuotes(let name):
      "Braces without quotes begin a table; a field needs quotes: \"{\(name)}\"."
    case .spelledBoolean(let word): "Write true or false instead of '\(word)'."
    case .outOfRange(let expected, let found): "Expected \(expected), found \(found.shortened)."
    case .wrongCount(let expected, let found):
      "Expected \(expected), found a list of \(found)."
    default: nil
    }
  }

  private var keySentence: String? {
    switch self {
    case .unknownKey(let name, let table, let nearest?, _):
      "There is no key '\(name.shortened)' in a \(table); did you mean '\(nearest)'?"
    case .unknownKey(let name, let table, nil, let known):
      "There is no key '\(name.shortened)' in a \(table), which has \(Self.listed(known))."
    case .badName(let name, let expected): "Expected \(expected), found '\(name.shortened)'."
    case .missingKey(let name): "The key '\(name)' is missing."
    case .needs(let key, let others):
      "'\(key)' has no effect without \(Self.alternatives(others))."
    case .excludes(let first, let second):
      "'\(first)' and '\(second)' cannot be given together."
    case .otherLayout(let name, let kinds, let kind):
      "'\(name)' is for \(Shape.alternatives(kinds.map(\.noun))), and this is \(kind.noun)"
        + (kind.key(insteadOf: name).map { "; there it is '\($0)'." } ?? ".")
    case .noAccessory: "The accessory is empty: give it one of 'type', 'label' and 'style'."
    case .repeatsSeveral(let count, let items):
      """
      'count: \(count)' repeats one item, but 'items' has \(items); omit 'count' to repeat them \
      in turn.
      """
    case .firstItemIsHeader:
      "With 'headerMode: firstItemInSection' the first item is the header, and 'header' is not"
        + " shown."
    case .insufficientSpace(let section):
      "There is no room for the group of section \(section), or in it for an item: check its"
        + " 'size' and the 'contentInsets' around it."
    case .notOneKey(let known, let found):
      "Expected exactly one key, found \(found); there are \(Self.listed(known))."
    default: nil
    }
  }

  private var referenceSentence: String {
    switch self {
    case .unknownStyle(let name, let known):
      known.isEmpty
        ? "There is no style '\(name.shortened)': the file has no 'styles'."
        : "There is no style '\(name.shortened)'"
          + (Self.near(name, known) ?? "; there are \(Self.listed(known)).")
    case .noStyle(isAny: false):
      "The file has no 'styles' to show items in; the simplest is"
        + " 'styles: {row: {text: \"{text}\"}}'."
    case .noStyle(isAny: true):
      "The item has no style: name one in the item or in its section, or have only one."
    case .styleInCircle(let names):
      "Styles refer to each other in a cycle: \(names.joined(separator: " → "))."
    case .noItem(let path, let counts):
      "There is no item \(path) at this point; the sections have"
        + " \(counts.prefix(20).map { $0.map(String.init) ?? "?" }.joined(separator: ", ")) items."
    case .noSection(let section, let count):
      "There is no section \(section); the scene has \(count), numbered from 0."
    case .twice(let path): "The item \(path) is named twice in one step."
    case .sameName(let name): "The name '\(name)' is already in use."
    case .twoEndsOfAxis: "Give the scroll target with one of 'to', 'by' and 'item'."
    case .missingField(let name, let owner, let known):
      "\(owner) has no field '\(name)'"
        + (Self.near(name, known)
          ?? "; it has \(Self.listed(known)). '{\(name)|}' would leave it empty.")
    case .lacksField(let name, let owner, let known):
      "\(owner) has no field '\(name)' that others have; "
        + (SpellingSuggestion(from: known).closest(to: name).map {
          "did you mean that by '\($0)'?"
        } ?? "it has \(Self.listed(known)). '{\(name)|}' in the style would leave it empty.")
    case .wrongField(let name, let owner, let value, let expected):
      "The field '\(name)' of \(owner) is '\(value.shortened)'; expected \(expected)"
        + Self.question(
          expected == TextRule.color.noun
            ? Nearest(NamedColor.names, takesColors: true).question(value) : nil)
    case .constraint(let sentence, let reason, let position, let names):
      Self.constraint(sentence, reason, position, names)
    case .path(let path, let problem): problem.sentence(path.shortened)
    case .image(let path, let error): "'\(path)' cannot be shown. \(error.description)"
    case .data(let problem): problem.description
    default: ""
    }
  }

  // MARK: Words

  private static func constraint(
    _ sentence: String, _ reason: String, _ position: Int, _ names: [String]
  ) -> String {
    let words = reason.hasSuffix(".") || reason.hasSuffix("?") ? String(reason.dropLast()) : reason
    var meant = reason.hasSuffix("?") ? "?" : "."
    if let match = reason.firstMatch(of: /^(\w+) is not a key/) {
      let name = String(match.1)
      meant =
        near(name, names)
        ?? (names.isEmpty ? "; no child has a 'name'." : "; there are \(listed(names)).")
    }
    return
      "Unable to parse constraint format '\(sentence.shortened)' at character \(position + 1): "
      + words + meant
  }

  private static func alternatives(_ words: [String]) -> String {
    Shape.alternatives(words.map { "'\($0)'" })
  }

  private static func listed(_ words: [String]) -> String {
    guard !words.isEmpty else { return "none" }
    let shown = words.prefix(12).map { "'\($0.shortened)'" }
    guard words.count <= shown.count, let last = shown.last, shown.count > 1 else {
      return shown.joined(separator: ", ") + (words.count > shown.count ? ", …" : "")
    }
    return shown.dropLast().joined(separator: ", ") + " and \(last)"
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "."
  }

  private static func near(_ name: String, _ known: [String]) -> String? {
    SpellingSuggestion(from: known).closest(to: name).map { question("'\($0)'") }
  }
}

extension Found: CustomStringConvertible {
  package var description: String {
    switch self {
    case .word(let text): text.isEmpty ? "nothing" : "'\(text.shortened)'"
    case .list: "a list"
    case .table: "a table of keys"
    }
  }
}

extension String {
  /// The text shortened for a message: forty characters, no line breaks.
  var shortened: String {
    let line = prefix(41).onOneLine
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension StringProtocol {
  var onOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
