/// Rows of a name and a description, for the help. A description that does not fit into 79 columns
/// continues below itself.
struct HelpTable {
  private let rows: [(name: String, text: String)]

  init(_ rows: [(name: String, text: String)]) { self.rows = rows }

  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, text in
      let start = "  " + name + String(repeating: " ", count: width + 2 - name.count)
      let indent = String(repeating: " ", count: start.count)
      return start + Self.lines(of: text, width: 79 - start.count).joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
