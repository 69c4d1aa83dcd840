/// Comma-separated values: fields in quotes may hold commas, line breaks and, doubled, quotes.
/// Source: RFC 4180.
struct SeparatedValues {
  private let text: String
  private let separator: Character

  init(_ text: String, separator: Character) {
    self.text = text
    self.separator = separator
  }

  /// The lines below the first, which names the fields; lines without any character are passed
  /// over.
  ///
  /// Complexity: O(characters).
  var records: [DataFile.Record] {
    var scanner = Scanner(text: text, separator: separator)
    var names: [String] = []
    var records: [DataFile.Record] = []
    do throws(Fault) {
      guard let header = try scanner.next() else {
        return [.problem(.noHeader, line: 1, column: 1)]
      }
      names = header.values
      for (index, name) in names.enumerated() {
        if name.isEmpty { throw Fault(.emptyName(column: index + 1), 1, 1) }
        if names[..<index].contains(name) { throw Fault(.sameName(name), 1, 1) }
      }
      while let row = try scanner.next() {
        guard row.values.count == names.count else {
          records.append(
            .problem(
              .wrongCount(found: row.values.count, columns: names.count), line: row.line, column: 1)
          )
          continue
        }
        let pairs = zip(names, row.values)
        records.append(.fields(Dictionary(uniqueKeysWithValues: pairs), line: row.line))
      }
    } catch {
      records.append(.problem(error.problem, line: error.line, column: error.column))
    }
    return records
  }

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

  /// Goes through the characters once.
  private struct Scanner {
    private let characters: [Character]
    private let separator: Character
    private var index = 0
    private var line = 1
    private var start = 0

    init(text: String, separator: Character) {
      characters = Array(text)
      self.separator = separator
    }

    /// The next line with anything on it.
    mutating func next() throws(Fault) -> (values: [String], line: Int)? {
      while index < characters.count, characters[index].isNewline { breakLine() }
      guard index < characters.count else { return nil }
      let first = line
      var values: [String] = []
      while true {
        values.append(try value())
        guard index < characters.count else { break }
        let end = characters[index]
        if end == separator {
          index += 1
        } else {
          breakLine()
          break
        }
      }
      return (values, first)
    }

    private mutating func breakLine() {
      index += 1
      line += 1
      start = index
    }

    private mutating func value() throws(Fault) -> String {
      guard index < characters.count, characters[index] == "\"" else { return plainValue() }
      let opening = (line, index - start + 1)
      var value = ""
      index += 1
      while index < characters.count {
        let character = characters[index]
        if character != "\"" {
          value.append(character)
          if character.isNewline { breakLine() } else { index += 1 }
        } else if index + 1 < characters.count, characters[index + 1] == "\"" {
          value.append("\"")
          index += 2
        } else {
          index += 1
          guard
            index == characters.count || characters[index] == separator
              || characters[index].isNewline
          else { throw Fault(.textAfterQuote, line, index - start + 1) }
          return value
        }
      }
      throw Fault(.openQuote, opening.0, opening.1)
    }

    private mutating func plainValue() -> String {
      let begin = index
      while index < characters.count, characters[index] != separator,
        !characters[index].isNewline
      {
        index += 1
      }
      return String(characters[begin..<index])
    }
  }
}
