import Foundation

/// Restores the user's source in the excerpts that the compiler prints below its messages.
///
/// The compiler prints the lines of the rewritten file, with their numbers there. An excerpt begins
/// with `file:line:column: error: …`, which names the place in the user's file:
///
///     Wall.swift:4:25: error: cannot find 'x' in scope
///     3 |   @objc func tap() {
///     4 |     x()
///       |     `- error: cannot find 'x' in scope
///     5 |   }
struct Excerpts {
  private var header: Header?
  private var rows: [Row] = []
  private var files: [String: [String]] = [:]
  private let read: (String) -> String?

  private struct Header {
    let file: String
    let line: Int
    /// For example `error: cannot find 'x' in scope`.
    let message: String
  }

  private struct Row: Equatable {
    /// The text as printed, with colours.
    let printed: String
    /// The line's number; nil for a row below a line, and between parts of an excerpt.
    var number: Int?
    /// The text after the number, without colours; nil between parts.
    var text: String?
  }

  /// Creates a filter.
  ///
  /// - Parameter read: Returns the text of a user's file; nil if there is none.
  init(read: @escaping (String) -> String?) { self.read = read }

  /// Receives a line. Returns the lines that can be printed.
  mutating func take(_ line: String) -> [String] {
    let plain = Self.withoutColours(line)
    if header != nil, let row = Self.row(plain, printed: line) {
      rows.append(row)
      return []
    }
    let before = end()
    header = Self.header(plain)
    return before + [line]
  }

  /// Ends an excerpt. Returns its lines.
  mutating func end() -> [String] {
    defer { (header, rows) = (nil, []) }
    guard let header, let lines = lines(of: header.file) else { return rows.map(\.printed) }
    var restored: [Row] = []
    for part in rows.split(omittingEmptySubsequences: false, whereSeparator: { $0.text == nil }) {
      if part.startIndex > 0 { restored.append(rows[part.startIndex - 1]) }
      let shift = Self.shift(of: part, to: header) ?? Self.bestShift(of: part, lines)
      restored += Self.restored(part, lines, shift)
    }
    return restored == rows ? rows.map(\.printed) : Self.printed(restored)
  }

  /// Returns rows with the user's lines and their numbers, without rows of lines that the user's
  /// file lacks.
  private static func restored(_ rows: ArraySlice<Row>, _ lines: [String], _ shift: Int) -> [Row] {
    var isKept = true
    return rows.compactMap { row in
      guard let number = row.number.map({ $0 + shift }) else { return isKept ? row : nil }
      isKept = lines.indices.contains(number - 1)
      return isKept ? Row(printed: row.printed, number: number, text: lines[number - 1]) : nil
    }
  }

  private static func printed(_ rows: [Row]) -> [String] {
    let width = rows.compactMap { row in row.number.map { "\($0)".count } }.max() ?? 0
    return rows.map { row in
      guard let number = row.number else {
        return String(repeating: " ", count: width + 1) + row.printed.drop { $0 == " " }
      }
      let name = "\(number)"
      let gutter = String(repeating: " ", count: width - name.count) + name + " |"
      let hasColours = row.printed.contains("\u{1B}")
      return (hasColours ? "\u{1B}[0;36m\(gutter)\u{1B}[0;0m " : gutter + " ") + (row.text ?? "")
    }
  }

  /// Returns the difference of the user's line numbers from the rewritten file's; nil if no row has
  /// the header's message.
  private static func shift(of rows: ArraySlice<Row>, to header: Header) -> Int? {
    var number: Int?
    for row in rows {
      if let line = row.number {
        number = line
      } else if row.text?.hasSuffix("- " + header.message) == true, let number {
        return header.line - number
      }
    }
    return nil
  }

  /// Returns the difference with which most rows equal the user's lines.
  private static func bestShift(of rows: ArraySlice<Row>, _ lines: [String]) -> Int {
    var counts: [Int: Int] = [:]
    for row in rows {
      guard let number = row.number, let text = row.text else { continue }
      for (index, line) in lines.enumerated() where line == text {
        counts[index + 1 - number, default: 0] += 1
      }
    }
    let best = counts.max {
      ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key)
    }
    return best?.key ?? 0
  }

  private mutating func lines(of file: String) -> [String]? {
    if let known = files[file] { return known }
    let lines = read(file)?.components(separatedBy: "\n")
    files[file] = lines
    return lines
  }

  // MARK: Parsing

  private static func header(_ line: String) -> Header? {
    for kind in ["error", "warning", "note", "remark"] {
      guard let mark = line.range(of: ": \(kind): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, Int(place[place.count - 1]) != nil,
        let number = Int(place[place.count - 2])
      else { continue }
      return Header(
        file: place.dropLast(2).joined(separator: ":"), line: number,
        message: String(line[mark.lowerBound...].dropFirst(2)))
    }
    return nil
  }

  private static func row(_ line: String, printed: String) -> Row? {
    let digits = line.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...].drop { $0 == " " }
    if rest == ":" && digits.isEmpty { return Row(printed: printed, number: nil, text: nil) }
    guard rest.first == "|", line != rest || !digits.isEmpty else { return nil }
    let text = rest.dropFirst()
    return Row(
      printed: printed, number: Int(digits),
      text: String(text.first == " " ? text.dropFirst() : text))
  }

  /// Removes the sequences that select colours.
  private static func withoutColours(_ line: String) -> String {
    guard line.contains("\u{1B}") else { return line }
    return line.replacingOccurrences(
      of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
  }
}

extension Excerpts {
  /// Filters standard input to standard output until it ends.
  static func filter() {
    var excerpts = Excerpts { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    while let line = readLine(strippingNewline: false) {
      let isWhole = line.hasSuffix("\n")
      write(excerpts.take(isWhole ? String(line.dropLast()) : line), endsLine: isWhole)
    }
    write(excerpts.end(), endsLine: true)
  }

  private static func write(_ lines: [String], endsLine: Bool) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n") + (endsLine ? "\n" : "")
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
