import VectorImages

/// The substitutes of symbols: icons of Bootstrap Icons (MIT) and of this package by the symbols'
/// names, and their compositions.
struct SymbolTable: Sendable {
  struct Substitute: Sendable {
    /// An icon's name, or a composition of icons: `Scripts/symbols/make-table.py`.
    let icon: String
    /// Whether the substitute has another shape of the same meaning.
    let isAlike: Bool
  }

  /// The result of a lookup.
  enum Finding {
    case substitute(Substitute)
    /// iOS has the symbol, but there is no substitute.
    case nothing
    case unknown
  }

  static let shared = SymbolTable()

  /// The symbols with a substitute icon.
  let substitutes: [String: Substitute]
  private let icons: [String: Substring]

  /// - Complexity: O(bytes of the table), once per process.
  private init() {
    let text = String(decoding: SymbolNames.table.substitutes, as: UTF8.self)
    var substitutes: [String: Substitute] = [:]
    var icons: [String: Substring] = [:]
    let (newline, tab) = (UInt8(ascii: "\n"), UInt8(ascii: "\t"))
    for line in text.utf8.split(separator: newline) {
      let words = line.split(separator: tab, maxSplits: 3)
      if words.count == 3 {
        icons[String(Substring(words[1]))] = Substring(words[2])
      } else if words.count == 4 {
        substitutes[String(Substring(words[1]))] = Substitute(
          icon: String(Substring(words[2])), isAlike: words[3].elementsEqual("alike".utf8))
      }
    }
    (self.substitutes, self.icons) = (substitutes, icons)
  }

  /// Returns the substitute of a symbol.
  ///
  /// - Complexity: O(names of iOS) for a name without an icon of its own.
  func finding(_ name: String) -> Finding {
    if let substitute = substitutes[name] { return .substitute(substitute) }
    guard let rule = SymbolNames.rule(of: name) else { return .unknown }
    if rule.isEmpty { return .nothing }
    let isAlike = rule.hasPrefix("~")
    return .substitute(
      Substitute(icon: isAlike ? String(rule.dropFirst()) : rule, isAlike: isAlike))
  }

  /// Returns an icon's drawing in a box of 16 × 16, with the modifications of its name.
  func drawing(_ icon: String) -> VectorDrawing? {
    let parts = icon.split(separator: "+")
    let signs = parts[0].split(separator: ",").compactMap { plain(String($0)) }
    guard var drawing = signs.count > 1 ? .row(signs) : signs.first else { return nil }
    for change in parts.dropFirst() {
      switch change {
      case "fill": drawing = drawing.filled
      case "slash": drawing = drawing.slashed
      case "circle", "circle.fill", "square", "square.fill":
        drawing = drawing.framed(
          isCircle: change.hasPrefix("circle"), isFilled: change.hasSuffix("fill"))
      default:
        guard let badge = plain(String(change.dropFirst("badge.".count))) else { return nil }
        drawing = drawing.badged(with: badge)
      }
    }
    return drawing
  }

  private func plain(_ icon: String) -> VectorDrawing? {
    icons[icon].flatMap { Self.drawing(markup: String($0)) }
  }

  /// The drawing for a symbol without a substitute: a dashed square.
  static let nothing = drawing(
    markup: """
      <rect x='1.5' y='1.5' width='13' height='13' rx='2' fill='none' stroke='black' \
      stroke-dasharray='2.6 2.3'/>
      """)

  private static func drawing(markup: String) -> VectorDrawing? {
    try? VectorDrawing(svg: Array("<svg viewBox='0 0 16 16'>\(markup)</svg>".utf8))
  }

  /// Returns the table's most similar name to an unknown one; nil if none is similar.
  func nearest(to name: String) -> String? {
    let most = max(2, name.count / 3)
    var best: (name: String, distance: Int)?
    for known in substitutes.keys.sorted() where abs(known.count - name.count) <= most {
      let distance = Self.distance(Array(name.utf8), Array(known.utf8))
      if distance <= most, distance < best?.distance ?? .max { best = (known, distance) }
    }
    return best?.name
  }

  /// Returns the edit distance of two names.
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
