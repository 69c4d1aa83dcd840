/// A part of a text with uniform attributes.
struct MarkdownRun: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: String?
}

/// Parses the blocks of Markdown.
///
/// Source: CommonMark 0.31, «Blocks and inlines».
struct MarkdownText {
  /// The runs, in order; adjacent runs differ.
  let runs: [MarkdownRun]

  init(_ text: String, _ options: AttributedString.MarkdownParsingOptions) {
    let lines = text.replacing("\r\n", with: "\n")
    var runs: [MarkdownRun] = []
    switch options.interpretedSyntax {
    case .full:
      for block in Self.blocks(of: lines) {
        runs +=
          block.isCode
          ? [MarkdownRun(text: block.text)]
          : InlineMarkdown(block.text, preservesSpace: false, options).runs
      }
    case .inlineOnly:
      let words = lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      runs = InlineMarkdown(words, preservesSpace: false, options).runs
    case .inlineOnlyPreservingWhitespace:
      runs = InlineMarkdown(lines, preservesSpace: true, options).runs
    @unknown default:
      runs = [MarkdownRun(text: lines)]
    }
    self.runs = runs.reduce(into: []) { joined, run in
      if let last = joined.last, last.intent == run.intent, last.link == run.link {
        joined[joined.count - 1].text += run.text
      } else if !run.text.isEmpty {
        joined.append(run)
      }
    }
  }

  private struct Block {
    var text: String
    var isCode = false
  }

  /// Returns paragraphs, headings, items and code without their markers.
  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = line.drop { $0 == " " }
      if plain.hasPrefix("```") || plain.hasPrefix("~~~") {
        isFenced.toggle()
        if isFenced { blocks.append(Block(text: "", isCode: true)) }
        isOpen = false
      } else if isFenced {
        blocks[blocks.count - 1].text += line + "\n"
      } else if plain.isEmpty || isRule(plain) {
        isOpen = false
      } else {
        let (words, begins, ends) = withoutMarks(plain)
        if isOpen, !begins {
          blocks[blocks.count - 1].text += "\n" + words
        } else {
          blocks.append(Block(text: words))
        }
        isOpen = !ends
      }
    }
    return blocks
  }

  private static func isRule(_ line: Substring) -> Bool {
    let marks = line.filter { $0 != " " }
    return marks.count >= 3
      && ["-", "*", "_"].contains { mark in marks.allSatisfy { String($0) == mark } }
  }

  /// Returns a line's text, whether it begins a block, and whether it ends one.
  private static func withoutMarks(_ line: Substring) -> (String, begins: Bool, ends: Bool) {
    let signs = line.prefix { $0 == "#" }
    if (1...6).contains(signs.count), line.dropFirst(signs.count).hasPrefix(" ") {
      return (trimmed(line.dropFirst(signs.count)), true, true)
    }
    if line.hasPrefix(">") { return withoutMarks(line.dropFirst().drop { $0 == " " }) }
    if let first = line.first, "-*+".contains(first), line.dropFirst().hasPrefix(" ") {
      return (trimmed(line.dropFirst(2)), true, false)
    }
    let digits = line.prefix(while: \.isNumber)
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      return (trimmed(rest.dropFirst(2)), true, false)
    }
    return (String(line), false, false)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
