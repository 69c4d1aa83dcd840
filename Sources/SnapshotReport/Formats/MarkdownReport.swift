/// A summary of failures by cause, for the page of a continuous integration run.
package struct MarkdownReport {
  private let report: Report
  /// The maximum number of failures; GitHub truncates a summary at a megabyte.
  private static let most = 100

  /// The maximum number of failures with pictures; a comment with more loads slowly.
  private static let maximumPictureCount = 20
  /// The URL of the artifacts folder, without a trailing slash; nil if there is none.
  private let pictures: String?

  /// Creates a summary.
  ///
  /// - Parameter pictures: the URL of the artifacts folder; for nil or an empty string no picture
  ///   is shown.
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
    let cells = (words + [entry.result.sentence ?? entry.verdict.cause]).map(Self.escaped)
    return "| \(Self.escaped(entry.id)) | \(cells.joined(separator: "<br>")) |"
  }

  /// A table for each failure with pictures: golden, new picture, difference.
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

  /// Returns a path encoded for a URL, in which `%` of a file's name is encoded as well.
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

  /// Escapes text for a cell of a table. By scalars, because a `<` and an adjacent combining mark
  /// may be one Character.
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
