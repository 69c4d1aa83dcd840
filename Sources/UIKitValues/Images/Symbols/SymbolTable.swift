import CSymbolSubstitutes
import VectorImages

/// What stands for symbols: icons of Bootstrap Icons (MIT), by the symbols' names.
struct SymbolTable: Sendable {
  struct Substitute: Sendable {
    let icon: String
    /// Whether its shape is another, of the same meaning.
    let isAlike: Bool
  }

  static let shared = SymbolTable()

  /// Names of symbols that an icon stands for.
  let substitutes: [String: Substitute]
  /// Names of symbols that nothing stands for.
  let without: Set<String>
  private let icons: [String: Substring]

  /// - Complexity: O(bytes of the table), once a process.
  private init() {
    let table = csymbol_substitutes()
    let text = String(
      decoding: UnsafeBufferPointer(start: table.bytes, count: table.count), as: UTF8.self)
    var substitutes: [String: Substitute] = [:]
    var without: Set<String> = []
    var icons: [String: Substring] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\t")
      switch (words.first, words.count) {
      case ("icon", 3): icons[String(words[1])] = words[2]
      case ("symbol", 4):
        substitutes[String(words[1])] = Substitute(
          icon: String(words[2]), isAlike: words[3] == "alike")
      case ("without", 2): without.insert(String(words[1]))
      default: break
      }
    }
    (self.substitutes, self.without, self.icons) = (substitutes, without, icons)
  }

  /// An icon's drawing, on a box of 16 × 16.
  func drawing(_ icon: String) -> VectorDrawing? {
    icons[icon].flatMap { Self.drawing(markup: String($0)) }
  }

  /// What is shown for a symbol that nothing stands for: a dashed square.
  static let nothing = drawing(
    markup: """
      <rect x='1.5' y='1.5' width='13' height='13' rx='2' fill='none' stroke='black' \
      stroke-dasharray='2.6 2.3'/>
      """)

  private static func drawing(markup: String) -> VectorDrawing? {
    try? VectorDrawing(svg: Array("<svg viewBox='0 0 16 16'>\(markup)</svg>".utf8))
  }

  /// The name in the table that is most like one that is not; nil where none is near.
  func nearest(to name: String) -> String? {
    let most = max(2, name.count / 3)
    var best: (name: String, distance: Int)?
    for known in substitutes.keys.sorted() where abs(known.count - name.count) <= most {
      let distance = Self.distance(Array(name.utf8), Array(known.utf8))
      if distance <= most, distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.name
  }

  /// How many letters differ.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, other) in second.enumerated() {
        let change = corner + (letter == other ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, corner + 1)
      }
    }
    return row[second.count]
  }
}
