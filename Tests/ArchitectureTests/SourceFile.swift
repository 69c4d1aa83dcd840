import Foundation

/// A Swift file as the rules read it: its imports, names and declarations, line by line.
struct SourceFile: Sendable {
  let path: String
  /// The code of each line, without comments and without the contents of strings.
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    var isQuoting = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Multi-line strings begin and end with three quotes.
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      let wasQuoting = isQuoting
      if marks % 2 == 1 { isQuoting.toggle() }
      return wasQuoting || marks > 0 ? "" : Self.code(line)
    }
  }

  /// Returns a line up to its comment, without the contents of strings.
  private static func code(_ line: Substring) -> String {
    guard line.utf8.contains(where: { $0 == slash || $0 == quote }) else { return String(line) }
    let bytes = Array(line.utf8)
    var (code, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == slash, place < bytes.count, bytes[place] == slash { break }
      code.append(byte)
      guard byte == quote else { continue }
      while place < bytes.count, bytes[place] != quote {
        place += bytes[place] == backslash ? 2 : 1
      }
      place += 1
      code.append(quote)
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static let (slash, quote) = (UInt8(ascii: "/"), UInt8(ascii: "\""))
  private static let backslash = UInt8(ascii: "\\")

  /// The imported modules, with line numbers from 1.
  var imports: [(line: Int, name: String)] {
    lines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" }),
        let name = words[words.count - 1].split(separator: ".").first
      else { return nil }
      return (index + 1, String(name))
    }
  }

  /// The identifiers that begin with a capital letter, with line numbers from 1.
  var typeNames: [(line: Int, name: String)] {
    lines.enumerated().flatMap { index, line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .filter { $0.first?.isUppercase == true }
        .map { (index + 1, String($0)) }
    }
  }

  /// The top-level types that other files can use.
  var declaredTypes: [String] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    return lines.compactMap { line in
      guard let first = line.first, first != " ", first != "}" else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        !words[..<kind].contains(where: { ["private", "fileprivate", "func", "var"].contains($0) })
      else { return nil }
      return String(words[kind + 1])
    }
  }
}
