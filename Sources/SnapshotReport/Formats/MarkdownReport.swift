/// A summary for the page of a continuous integration's run: what failed, by cause.
package struct MarkdownReport {
  private let report: Report
  /// GitHub cuts a summary off at a megabyte; nobody reads that far.
  private static let most = 100

  package init(_ report: Report) {
    self.report = report
  }

  package var text: String {
    var lines = ["### \(Self.escaped(report.title)): \(Self.escaped(report.summary))", ""]
    lines += report.problems.map { "> \(Self.escaped($0))" }
    if !report.problems.isEmpty { lines.append("") }
    guard !report.failures.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| snapshot | what happened |", "|---|---|"]
    lines += report.failures.prefix(Self.most).map(row)
    let rest = report.failures.count - Self.most
    if rest > 0 { lines.append("| … | and \(rest) more |") }
    return (lines + accepting).joined(separator: "\n") + "\n"
  }

  private func row(_ entry: ReportEntry) -> String {
    let words = entry.result.words.isEmpty ? [] : [entry.result.words.joined(separator: "; ")]
    let said = (words + [entry.result.sentence ?? entry.verdict.cause]).map(Self.escaped)
    return "| \(Self.escaped(entry.id)) | \(said.joined(separator: "<br>")) |"
  }

  private var accepting: [String] {
    let ids = report.failures.filter(\.isAcceptable).map(\.id)
    guard !ids.isEmpty else { return [] }
    return [
      "",
      "What is right, `\(report.acceptCommand) --only` and its name accepts;"
        + " the HTML report shows the pictures.",
    ]
  }

  /// Text in a cell of a table, as text.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
