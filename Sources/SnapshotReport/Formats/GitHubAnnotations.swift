import AtomicFiles

/// Failures as GitHub's workflow commands. GitHub shows them beside the lines of the assertions.
package struct GitHubAnnotations {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// The commands, one line per failure.
  package var text: String { report.failures.map { annotation($0) + "\n" }.joined() }

  private func annotation(_ entry: ReportEntry) -> String {
    var properties: [(String, String)] = []
    if let source = entry.result.source {
      properties += [("file", report.paths.displayPath(source.file)), ("line", "\(source.line)")]
    }
    properties.append(("title", entry.id))
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    let words = entry.result.words.isEmpty ? [] : [entry.result.words.joined(separator: "; ") + "."]
    let message = ([entry.result.sentence ?? entry.verdict.cause] + words).joined(separator: "\n")
    return "::error \(list)::\(Self.data(message))"
  }

  /// Escapes a message for GitHub's runner: `%` and line ends.
  static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes a property for GitHub's runner: also `:` and `,`, which end it.
  static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// Escapes by scalars, because a carriage return and a line feed can be one character. Replaces
  /// other control characters, because a log may be shown in a terminal.
  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { codes[$0] ?? String($0).onOneLine }.joined()
  }
}
