import CHyphenation

/// Finds hyphenation points of words by patterns, using Liang's algorithm.
///
/// A pattern consists of letters with levels between them. The level between two letters of a word
/// is the maximum of all matching patterns; a word can be broken at odd levels.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er, Stanford 1983.
final class Hyphenator: Sendable {
  /// American English. Parsed on first use, in a few milliseconds.
  static let english = Hyphenator(
    tex: String(
      decoding: UnsafeBufferPointer(
        start: chyphenation_english().bytes, count: chyphenation_english().count),
      as: UTF8.self))

  /// The minimum numbers of letters before and after a break. Source: the pattern file.
  private static let margins = (before: 2, after: 3)

  /// The levels before, between and after the letters of a pattern, by key.
  private let levels: [UInt64: [UInt8]]
  private let longestPattern: Int
  /// The breaks in exceptional words.
  private let exceptions: [String: [Int]]

  /// Parses the patterns and exceptions in a TeX file: `\patterns{…}` and `\hyphenation{…}`.
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

  /// Returns the indexes of letters before which a word can be broken, in order. Only words of
  /// ASCII letters have breaks.
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

  /// The edge of a word; letters are 1 to 26.
  private static let edge: UInt8 = 27

  /// Returns letters as a number, five bits each; nil for more than twelve.
  private static func key(_ letters: ArraySlice<UInt8>) -> UInt64? {
    guard letters.count <= 12 else { return nil }
    return letters.reduce(1) { $0 << 5 | UInt64($1) }
  }

  /// Returns the words in the braces after a command, without comments.
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

  /// Returns a word and its breaks, from its hyphenated form.
  private static func exception(_ word: Substring) -> (String, [Int]) {
    var (letters, breaks) = ("", [Int]())
    for part in word.split(separator: "-") {
      if !letters.isEmpty { breaks.append(letters.count) }
      letters += part
    }
    return (letters, breaks)
  }
}
