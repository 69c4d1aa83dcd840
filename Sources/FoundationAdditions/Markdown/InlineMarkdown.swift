/// Parses inline Markdown.
///
/// Source: CommonMark 0.31, «Inlines», and GitHub Flavored Markdown, «Strikethrough».
struct InlineMarkdown {
  /// The runs, in order.
  private(set) var runs: [MarkdownRun] = []

  private let letters: [Character]
  private let preservesSpace: Bool
  private let options: AttributedString.MarkdownParsingOptions
  private var index = 0
  private var nodes: [InlineNode] = []

  init(
    _ text: String, preservesSpace: Bool, _ options: AttributedString.MarkdownParsingOptions
  ) {
    letters = Array(text)
    self.preservesSpace = preservesSpace
    self.options = options
    while index < letters.count { read() }
    runs = EmphasisMarks.runs(of: nodes)
  }

  // MARK: Reading

  private mutating func read() {
    let letter = letters[index]
    switch letter {
    case "\\": readEscape()
    case "`": readCode()
    case "[": readLink(from: index)
    case "!" where next() == "[": readLink(from: index + 1, isImage: true)
    case "^" where next() == "[" && options.allowsExtendedAttributes:
      readLink(from: index + 1, isExtended: true)
    case "<": readAddress()
    case "&": readEntity()
    case "*", "_", "~": readMarks(letter)
    case "\n": readBreak()
    default: add(String(letter), 1)
    }
  }

  private func next(_ count: Int = 1) -> Character? {
    index + count < letters.count ? letters[index + count] : nil
  }

  private mutating func add(
    _ text: String, _ count: Int, _ intent: InlinePresentationIntent = [], link: String? = nil
  ) {
    nodes.append(.text(MarkdownRun(text: text, intent: intent, link: link)))
    index += count
  }

  private mutating func readEscape() {
    guard let escaped = next() else { return add("\\", 1) }
    if escaped == "\n" { return add("\n", 2, .lineBreak) }
    guard escaped.isASCII, escaped.isPunctuation || escaped.isSymbol else { return add("\\", 1) }
    add(String(escaped), 2)
  }

  /// Reads code between backticks of equal number.
  private mutating func readCode() {
    let count = length(of: "`", at: index)
    var scan = index + count
    while scan < letters.count {
      let closing = length(of: "`", at: scan)
      if closing == count { break }
      scan += max(closing, 1)
    }
    guard scan < letters.count else { return add(String(repeating: "`", count: count), count) }
    var code = String(letters[(index + count)..<scan]).replacing("\n", with: " ")
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    add(code, scan + count - index, .code)
  }

  /// Reads `[text](address "title")`; an image is replaced by its text.
  private mutating func readLink(from start: Int, isImage: Bool = false, isExtended: Bool = false) {
    let mark = String(letters[index...start])
    guard let end = closing("]", "[", from: start), end + 1 < letters.count,
      letters[end + 1] == "(", let last = closing(")", "(", from: end + 1)
    else { return add(mark, mark.count) }
    let words = String(letters[(start + 1)..<end])
    var address = String(letters[(end + 2)..<last]).trimmingCharacters(in: .whitespaces)
    if let title = address.firstIndex(where: { $0 == " " || $0 == "\n" }) {
      address = String(address[..<title])
    }
    if address.hasPrefix("<"), address.hasSuffix(">") {
      address = String(address.dropFirst().dropLast())
    }
    let isLink = !isImage && !isExtended
    let inner = InlineMarkdown(words, preservesSpace: preservesSpace, options).runs
    for run in inner {
      nodes.append(
        .text(
          MarkdownRun(text: run.text, intent: run.intent, link: isLink ? address : run.link)))
    }
    index = last + 1
  }

  /// Returns the position of a matching closing bracket.
  private func closing(_ end: Character, _ start: Character, from index: Int) -> Int? {
    var depth = 0
    var scan = index
    while scan < letters.count {
      switch letters[scan] {
      case "\\": scan += 1
      case start: depth += 1
      case end:
        depth -= 1
        if depth == 0 { return scan }
      default: break
      }
      scan += 1
    }
    return nil
  }

  /// Reads `<https://example.org>` or `<name@example.org>`.
  private mutating func readAddress() {
    guard let end = letters[index...].firstIndex(of: ">") else { return add("<", 1) }
    let address = String(letters[(index + 1)..<end])
    guard !address.contains(where: \.isWhitespace) else { return add("<", 1) }
    let hasScheme =
      address.range(of: "^[A-Za-z][A-Za-z0-9+.-]+:", options: .regularExpression) != nil
    let isMail = address.range(of: "^[^@<>]+@[^@<>]+$", options: .regularExpression) != nil
    guard hasScheme || isMail else { return add("<", 1) }
    add(address, end + 1 - index, link: hasScheme ? address : "mailto:\(address)")
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{a0}", "copy": "©", "hellip": "…",
    "mdash": "—", "ndash": "–",
  ]

  private mutating func readEntity() {
    guard let end = letters[index...].prefix(12).firstIndex(of: ";") else { return add("&", 1) }
    let name = String(letters[(index + 1)..<end])
    let number =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    let text = number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    guard let text = text ?? Self.entities[name] else { return add("&", 1) }
    add(text, end + 1 - index)
  }

  /// Reads a line break: a space, or after two spaces a hard break.
  private mutating func readBreak() {
    if preservesSpace { return add("\n", 1) }
    guard case .text(var run) = nodes.last, run.text == " " else { return add(" ", 1, .softBreak) }
    var spaces = 0
    while case .text(let last) = nodes.last, last.text == " ", last.intent.isEmpty {
      nodes.removeLast()
      spaces += 1
    }
    run.text = spaces > 1 ? "\n" : " "
    add(run.text, 1, spaces > 1 ? .lineBreak : .softBreak)
  }

  // MARK: Marks

  private func length(of mark: Character, at index: Int) -> Int {
    letters[index...].prefix { $0 == mark }.count
  }

  private mutating func readMarks(_ mark: Character) {
    let count = length(of: mark, at: index)
    let before = index > 0 ? letters[index - 1] : " "
    let after = index + count < letters.count ? letters[index + count] : " "
    let opens =
      !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let closes =
      !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    let isUnderscore = mark == "_"
    nodes.append(
      .marks(
        EmphasisMarks(
          mark: mark, count: count,
          opens: opens && (!isUnderscore || !closes || before.isMark),
          closes: closes && (!isUnderscore || !opens || after.isMark))))
    index += count
  }
}

extension Character {
  /// Whether the character is punctuation in CommonMark.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
