import Foundation

/// A Swift file as far as rules look at it: what it imports, names and declares, line by line.
struct SourceFile: Sendable {
  let path: String
  /// The code of each line, without comments and without what is quoted.
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    var isQuoting = false
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Texts of several lines begin and end with three quotes.
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      let wasQuoting = isQuoting
      if marks % 2 == 1 { isQuoting.toggle() }
      return wasQuoting || marks > 0 ? "" : Self.code(line)
    }
  }

  /// A line up to its comment, with nothing between quotes.
  private static func code(_ line: Substring) -> String {
    var (code, rest) = ("", line)
    while let character = rest.popFirst() {
      switch character {
      case "/" where rest.first == "/": return code
      case "\"":
        while let quoted = rest.popFirst(), quoted != "\"" {
          if quoted == "\\" { rest = rest.dropFirst() }
        }
        code += "\"\""
      default: code.append(character)
      }
    }
    return code
  }

  /// The modules it imports, with the line's number from 1.
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

  /// Every identifier that begins with a capital letter, with the line's number from 1.
  var typeNames: [(line: Int, name: String)] {
    lines.enumerated().flatMap { index, line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        .filter { $0.first?.isUppercase == true }
        .map { (index + 1, String($0)) }
    }
  }

  /// The types that it declares for other files, outermost ones only.
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
