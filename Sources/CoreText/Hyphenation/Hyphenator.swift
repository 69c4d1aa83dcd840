import CHyphenation

/// Says where words may be broken, by patterns: Liang's algorithm.
///
/// A pattern is letters with levels between them. Between two letters of a word the highest level
/// counts of all patterns that match there; where it is odd, the word may be broken.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, Stanford 1983.
final class Hyphenator: Sendable {
  /// American English. Read when it is first asked for, in a few milliseconds.
  static let english = Hyphenator(
    tex: String(
      decoding: UnsafeBufferPointer(
        start: chyphenation_english().bytes, count: chyphenation_english().count),
      as: UTF8.self))

  /// The fewest letters before and after a break. Source: the pattern file.
  private static let margins = (before: 2, after: 3)

  /// The levels before, between and after the letters of a pattern, by its letters.
  private let levels: [UInt64: [UInt8]]
  private let longestPattern: Int
  /// Where words may be broken that are exceptions.
  private let exceptions: [String: [Int]]

  /// Patterns and exceptions of a TeX file: `\patterns{…}` and `\hyphenation{…}`.
  init(tex: String) {
    var levels: [UInt64: [UInt8]] = [:]
    var longest = 0
    for word in Self.words(of: "patterns", in: tex) {
      let (letters, values) = Self.pattern(word)
      guard let key = Self.key(letters[...]) else { continue }
      levels[key] = values
      longest = max(longest, letters.count)
    }
    self.levels = levels
    longestPattern = longest
    exceptions = Dictionary(
      Self.words(of: "hyphenation", in: tex).map(Self.exception), uniquingKeysWith: { $1 })
  }

  /// Before which letters a word may be broken, counted from 0, in order. The word is of ASCII
  /// letters; others are none.
  func breaks(in word: String) -> [Int] {
    let word = word.lowercased()
    if let known = exceptions[word] { return known }
    let letters = [Self.edge] + word.utf8.map { $0 &- 0x60 } + [Self.edge]
    guard letters.dropFirst().dropLast().allSatisfy({ (1...26).contains($0) }) else { return [] }
    var found = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in start + 1...min(start + longestPattern, letters.count) {
        guard let key = Self.key(letters[start..<end]), let values = levels[key] else { continue }
        for (index, level) in values.enumerated() {
          found[start + index] = max(found[start + index], level)
        }
      }
    }
    let count = letters.count - 2
    return (0..<count).filter {
      $0 >= Self.margins.before && count - $0 >= Self.margins.after && found[$0 + 1] % 2 == 1
    }
  }

  // MARK: Reading

  /// What stands for the edge of a word; letters are 1 to 26.
  private static let edge: UInt8 = 27

  /// Letters as a number, five bits each; nil for more than twelve.
  private static func key(_ letters: ArraySlice<UInt8>) -> UInt64? {
    guard letters.count <= 12 else { return nil }
    return letters.reduce(1) { $0 << 5 | UInt64($1) }
  }

  /// The words in the braces after a command, without comments.
  private static func words(of command: String, in tex: String) -> [Substring] {
    let lines = tex.split(separator: "\n").map { $0.prefix { $0 != "%" } }
    let text = lines.joined(separator: " ")
    guard let start = text.range(of: "\\" + command + "{"),
      let end = text[start.upperBound...].firstIndex(of: "}")
    else { return [] }
    return text[start.upperBound..<end].split(separator: " ")
  }

  private static func pattern(_ word: Substring) -> (letters: [UInt8], levels: [UInt8]) {
    var letters: [UInt8] = []
    var levels: [UInt8] = [0]
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        levels[levels.count - 1] = byte - UInt8(ascii: "0")
      default:
        letters.append(byte == UInt8(ascii: ".") ? edge : byte &- 0x60)
        levels.append(0)
      }
    }
    return (letters, levels)
  }

  /// A word with its hyphens.
  private static func exception(_ word: Substring) -> (String, [Int]) {
    var (letters, breaks) = ("", [Int]())
    for part in word.split(separator: "-") {
      if !letters.isEmpty { breaks.append(letters.count) }
      letters += part
    }
    return (letters, breaks)
  }
}
