import SeededRandom

/// Breaks a document: values, attributes, elements, lines and bytes.
struct NibMutation {
  let corpus: NibCorpus
  var random: SeededGenerator

  /// Changes one of the corpus' documents.
  ///
  /// - Returns: the changed document.
  mutating func document() -> [UInt8] {
    var text = random.pick(corpus.documents) ?? ""
    for _ in 0...random.below(4) { text = changed(text) }
    let bytes = Array(text.utf8)
    return random.oneIn(6) ? torn(bytes) : bytes
  }

  private mutating func changed(_ text: String) -> String {
    switch random.below(10) {
    case 0...3: withOtherValue(text)
    case 4, 5: withAttribute(text)
    case 6, 7: withElement(text)
    case 8: withOtherLines(text)
    default: withPieceOfAnother(text)
    }
  }

  /// Replaces a value with another of the document or with an odd one.
  private mutating func withOtherValue(_ text: String) -> String {
    var parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let values = stride(from: 1, to: parts.count, by: 2).map { $0 }
    guard let index = random.pick(values), let other = random.pick(values) else { return text }
    parts[index] =
      random.oneIn(2) ? Substring(random.pick(NibCorpus.odd) ?? "") : parts[other]
    return parts.joined(separator: "\"")
  }

  /// Adds a random attribute to an element, sometimes with an odd value.
  private mutating func withAttribute(_ text: String) -> String {
    var pieces = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let attribute = random.pick(corpus.attributes), pieces.count > 2 else { return text }
    let name = attribute.prefix { $0 != "=" }
    let odd = random.pick(NibCorpus.odd) ?? ""
    let index = random.below(pieces.count - 1) + 1
    pieces.insert(random.oneIn(3) ? "\(name)=\"\(odd)\"" : attribute[...], at: index)
    return pieces.joined(separator: " ")
  }

  /// Adds a random element after one, empty or enclosing the following text.
  private mutating func withElement(_ text: String) -> String {
    var pieces = text.split(separator: ">", omittingEmptySubsequences: false)
    guard let element = random.pick(corpus.elements), pieces.count > 2 else { return text }
    let id = random.oneIn(2) ? " id=\"z\(random.below(9))\"" : ""
    let index = random.below(pieces.count - 1) + 1
    pieces.insert("\(element.dropLast(2))\(id)/", at: index)
    return pieces.joined(separator: ">")
  }

  /// Removes, repeats or exchanges a line.
  private mutating func withOtherLines(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let (line, other) = (random.below(lines.count), random.below(lines.count))
    switch random.below(3) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(lines[line], at: other)
    default: lines.swapAt(line, other)
    }
    return lines.joined(separator: "\n")
  }

  /// Inserts some lines of another document.
  private mutating func withPieceOfAnother(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = (random.pick(corpus.documents) ?? "").split(separator: "\n")
    let start = random.below(others.count)
    let end = min(others.count, start + 1 + random.below(12))
    lines.insert(contentsOf: others[start..<end], at: random.below(lines.count))
    return lines.joined(separator: "\n")
  }

  /// Removes or repeats a piece, or inserts a broken byte or piece of markup. The result is often
  /// not a document.
  private mutating func torn(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + random.below(200))
    var torn = bytes
    switch random.below(5) {
    case 0: torn.removeSubrange(start..<end)
    case 1: torn.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
    case 2: torn[start] ^= 1 << UInt8(random.below(8))
    case 3: torn.removeSubrange(start...)
    default: torn.insert(contentsOf: (random.pick(NibCorpus.markup) ?? "").utf8, at: start)
    }
    return torn
  }
}
