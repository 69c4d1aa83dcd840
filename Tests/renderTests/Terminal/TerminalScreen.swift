/// An emulated terminal screen, with as many functions as a progress bar uses.
struct TerminalScreen {
  var columns: Int
  /// The escape sequences that this screen does not support, in order.
  private(set) var unknown: [String] = []
  private var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  private var sequence: String?

  init(columns: Int) { self.columns = columns }

  /// The rows down to the last one that is not empty, without trailing spaces.
  var lines: [String] {
    let all = rows.map { String(String($0).reversed().drop { $0 == " " }.reversed()) }
    return Array(all.reversed().drop(while: \.isEmpty).reversed())
  }

  /// Whether the cursor is at the beginning of an empty row.
  var isAtBeginning: Bool { column == 0 && rows[row].allSatisfy { $0 == " " } }

  mutating func feed(_ text: String) {
    for character in text.unicodeScalars { feed(Character(character)) }
  }

  private mutating func feed(_ character: Character) {
    if let begun = sequence {
      sequence = begun + String(character)
      if character.isLetter { end(begun + String(character)) }
      return
    }
    switch character {
    case "\u{1B}": sequence = ""
    case "\r": column = 0
    case "\n": newLine()
    default: put(character)
    }
  }

  private mutating func end(_ finished: String) {
    sequence = nil
    if finished == "[K" {
      rows[row] = Array(rows[row].prefix(column))
    } else {
      unknown.append(finished)
    }
  }

  private mutating func put(_ character: Character) {
    if column == columns {
      newLine()
      column = 0
    }
    while rows[row].count <= column { rows[row].append(" ") }
    rows[row][column] = character
    column += 1
  }

  private mutating func newLine() {
    row += 1
    if row == rows.count { rows.append([]) }
  }
}
