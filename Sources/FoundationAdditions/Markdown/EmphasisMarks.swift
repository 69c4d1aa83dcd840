/// A part of a paragraph: text or a delimiter run.
enum InlineNode {
  case text(MarkdownRun)
  case marks(EmphasisMarks)
}

/// A delimiter run of asterisks, underscores or tildes.
///
/// Source: CommonMark 0.31, «Emphasis and strong emphasis», and its algorithm («An algorithm for
/// parsing nested emphasis and links»).
struct EmphasisMarks {
  let mark: Character
  /// The number of unused delimiters.
  var count: Int
  let opens: Bool
  let closes: Bool
  private let length: Int

  init(mark: Character, count: Int, opens: Bool, closes: Bool) {
    self.mark = mark
    self.count = count
    self.opens = opens
    self.closes = closes
    length = count
  }

  /// Returns whether these delimiters open an emphasis that others close.
  private func begins(_ other: EmphasisMarks) -> Bool {
    guard mark == other.mark, opens, count > 0 else { return false }
    if mark == "~" { return count == other.count && count <= 2 }
    let isOdd = (closes || other.opens) && (length + other.length) % 3 == 0
    return !isOdd || (length % 3 == 0 && other.length % 3 == 0)
  }

  private func intent(_ used: Int) -> InlinePresentationIntent {
    mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
  }

  /// Returns the texts of the nodes with their emphasis.
  static func runs(of nodes: [InlineNode]) -> [MarkdownRun] {
    var nodes = nodes
    var closer = 0
    while closer < nodes.count {
      if let opener = opener(of: closer, in: nodes) {
        join(opener, closer, in: &nodes)
        // The remaining delimiters may close another emphasis.
        if case .marks(let rest) = nodes[closer], rest.count > 0 { continue }
      }
      closer += 1
    }
    return nodes.map { node in
      switch node {
      case .text(let run): run
      case .marks(let marks):
        MarkdownRun(text: String(repeating: marks.mark, count: marks.count))
      }
    }
  }

  private static func opener(of closer: Int, in nodes: [InlineNode]) -> Int? {
    guard case .marks(let closing) = nodes[closer], closing.closes, closing.count > 0 else {
      return nil
    }
    return nodes[..<closer].lastIndex {
      if case .marks(let marks) = $0 { marks.begins(closing) } else { false }
    }
  }

  private static func join(_ opener: Int, _ closer: Int, in nodes: inout [InlineNode]) {
    guard case .marks(var first) = nodes[opener], case .marks(var last) = nodes[closer] else {
      return
    }
    let used = first.mark == "~" ? first.count : min(first.count, last.count, 2)
    for index in (opener + 1)..<closer {
      switch nodes[index] {
      case .text(var run):
        run.intent.formUnion(first.intent(used))
        nodes[index] = .text(run)
      case .marks(let marks):
        // Delimiters inside the emphasis are literal.
        nodes[index] = .text(
          MarkdownRun(
            text: String(repeating: marks.mark, count: marks.count), intent: first.intent(used)))
      }
    }
    first.count -= used
    last.count -= used
    nodes[opener] = .marks(first)
    nodes[closer] = .marks(last)
  }
}
