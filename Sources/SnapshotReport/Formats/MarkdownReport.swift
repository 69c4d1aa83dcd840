/// A summary for the page of a continuous integration's run: what failed, by cause.
package struct MarkdownReport {
  private let report: Report
  /// GitHub cuts a summary off at a megabyte; nobody reads that far.
  private static let most = 100

  /// So many failures' pictures are shown; a comment with more takes long to load.
  private static let maximumPictureCount = 20
  /// Where the artifacts' folder is on the web, without a slash at its end; nil for nowhere.
  private let pictures: String?

  /// - Parameter pictures: where the artifacts' folder is on the web; without it, or where a
  ///   workflow has left it empty, no picture is shown.
  package init(_ report: Report, pictures: String? = nil) {
    self.report = report
    self.pictures = pictures.flatMap { address in
      address.isEmpty ? nil : address.hasSuffix("/") ? String(address.dropLast()) : address
    }
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
    return (lines + shownPictures + accepting).joined(separator: "\n") + "\n"
  }

  private func row(_ entry: ReportEntry) -> String {
    let words = entry.result.words.isEmpty ? [] : [entry.result.words.joined(separator: "; ")]
    let said = (words + [entry.result.sentence ?? entry.verdict.cause]).map(Self.escaped)
    return "| \(Self.escaped(entry.id)) | \(said.joined(separator: "<br>")) |"
  }

  /// A table for each failure that has pictures: what was expected, what came, the difference.
  private var shownPictures: [String] {
    guard let pictures else { return [] }
    return report.failures.filter { $0.result.id.pathExtension == "png" }.prefix(
      Self.maximumPictureCount
    )
    .flatMap { entry -> [String] in
      let files = entry.result.files
      let shown = [
        ("expected", files.expected), ("actual", files.actual), ("difference", files.difference),
      ].compactMap { name, path in path.map { (name, "\(pictures)/\(Self.encoded($0))") } }
      guard !shown.isEmpty else { return [] }
      return [
        "", Self.escaped(entry.id), "",
        "| \(shown.map(\.0).joined(separator: " | ")) |",
        "|\(String(repeating: "---|", count: shown.count))",
        "| \(shown.map { "![\($0.0)](\($0.1))" }.joined(separator: " | ")) |",
      ]
    }
  }

  /// A path in an address: a `%` of a file's name is a character like any other.
  static func encoded(_ path: String) -> String {
    let kept = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  }

  private var accepting: [String] {
    let ids = report.failures.filter(\.isAcceptable).map(\.id)
    guard !ids.isEmpty else { return [] }
    return [
      "",
      "To accept: `\(report.acceptCommand) --only NAME`. The HTML report shows the pictures.",
    ]
  }

  /// Text in a cell of a table, as text. By scalars: a `<` and the mark before or behind it may be
  /// one Character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\n", "\r": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
