/// Comma-separated values: quoted fields may contain commas, line breaks and doubled quotes.
/// Source: RFC 4180.
///
/// The bytes are read once and only the values are stored: an array of characters took 190 bytes of
/// memory for each byte of the file.
struct SeparatedValues {
  private let bytes: UnsafeRawBufferPointer
  private let separator: UInt8
  private var index = 0
  private var line = 1
  /// The start of the current line.
  private var start = 0
  /// The field names; nil before the first line.
  private var names: [String]?

  private struct Fault: Error {
    let problem: DataProblem
    let line: Int
    let column: Int

    init(_ problem: DataProblem, _ line: Int, _ column: Int) {
      self.problem = problem
      self.line = line
      self.column = column
    }
  }

  private enum Sign {
    static let quote = UInt8(ascii: "\"")
    static let feed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
  }

  init(_ bytes: UnsafeRawBufferPointer, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// Returns the record of the next line after the header, or nil at the end. Empty lines are
  /// skipped.
  ///
  /// Complexity: O(bytes of the line).
  mutating func next(maximumValueCount: Int) -> DataFile.Record? {
    do throws(Fault) {
      let names = if let names { names } else { try header(maximumValueCount) }
      guard let row = try row(most: names.count) else { return nil }
      guard row.count == names.count else {
        let problem = DataProblem.wrongCount(found: row.count, columns: names.count)
        return .problem(problem, line: row.line, column: 1)
      }
      return .fields(
        Dictionary(uniqueKeysWithValues: zip(names, row.values)), line: row.line)
    } catch {
      index = bytes.count
      return .end(error.problem, line: error.line, column: error.column)
    }
  }

  private mutating func header(_ maximumValueCount: Int) throws(Fault) -> [String] {
    guard let row = try row(most: maximumValueCount) else { throw Fault(.noHeader, 1, 1) }
    guard row.count <= maximumValueCount else { throw Fault(.tooManyValues, 1, 1) }
    var known: Set<String> = []
    for (index, name) in row.values.enumerated() {
      if name.isEmpty { throw Fault(.emptyName(column: index + 1), 1, 1) }
      if !known.insert(name).inserted { throw Fault(.sameName(name), 1, 1) }
    }
    names = row.values
    return row.values
  }

  // MARK: Lines

  /// Returns the next line that is not empty: its number of values, and the first of them.
  private mutating func row(
    most: Int
  ) throws(Fault) -> (values: [String], count: Int, line: Int)? {
    while index < bytes.count, isBreak(bytes[index]) { breakLine() }
    guard index < bytes.count else { return nil }
    let first = line
    var values: [String] = []
    var count = 0
    while true {
      let value = try value()
      count += 1
      if count <= most { values.append(value) }
      guard index < bytes.count else { break }
      if bytes[index] == separator {
        index += 1
      } else {
        breakLine()
        break
      }
    }
    return (values, count, first)
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == Sign.feed || byte == Sign.carriageReturn }

  private mutating func breakLine() {
    let isPair =
      bytes[index] == Sign.carriageReturn && index + 1 < bytes.count
      && bytes[index + 1] == Sign.feed
    index += isPair ? 2 : 1
    line += 1
    start = index
  }

  // MARK: Values

  private mutating func value() throws(Fault) -> String {
    guard index < bytes.count, bytes[index] == Sign.quote else {
      let begin = index
      while index < bytes.count, bytes[index] != separator, !isBreak(bytes[index]) { index += 1 }
      return try text(begin..<index)
    }
    return try quotedValue()
  }

  private mutating func quotedValue() throws(Fault) -> String {
    let opening = (line, column)
    var value = ""
    index += 1
    var begin = index
    while index < bytes.count {
      guard bytes[index] == Sign.quote else {
        if isBreak(bytes[index]) { breakLine() } else { index += 1 }
        continue
      }
      value += try text(begin..<index)
      index += 1
      guard index < bytes.count, bytes[index] == Sign.quote else {
        guard index == bytes.count || bytes[index] == separator || isBreak(bytes[index]) else {
          throw Fault(.textAfterQuote, line, column)
        }
        return value
      }
      // The second of two quotes is part of the text.
      begin = index
      index += 1
    }
    throw Fault(.openQuote, opening.0, opening.1)
  }

  private func text(_ range: Range<Int>) throws(Fault) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw Fault(.notUTF8, line, 1)
    }
    return text
  }

  /// The column in characters, from 1.
  private var column: Int { String(decoding: bytes[start..<index], as: UTF8.self).count + 1 }
}
