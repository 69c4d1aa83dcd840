import AtomicFiles

/// Failures as GitHub's workflow commands, which show them beside the lines that assert them.
package struct GitHubAnnotations {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// A line for each failure.
  package var text: String { report.failures.map { annotation($0) + "\n" }.joined() }

  private func annotation(_ entry: ReportEntry) -> String {
    var properties: [(String, String)] = []
    if let source = entry.result.source {
      properties += [("file", report.places.shown(source.file)), ("line", "\(source.line)")]
    }
    properties.append(("title", entry.id))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    let words = entry.result.words.isEmpty ? [] : [entry.result.words.joined(separator: "; ") + "."]
    let message = ([entry.result.sentence ?? entry.verdict.cause] + words).joined(separator: "\n")
    return "::error \(list)::\(Self.data(message))"
  }

  /// As GitHub's runner reads the message: `%` and line ends are escaped.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// As the runner reads a property, where `:` and `,` also end it.
  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// By scalars: a character can be a carriage return and a line feed in one. Other control
  /// characters are written out: a log goes to a terminal, too.
  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0).onOneLine }.joined()
  }
}
