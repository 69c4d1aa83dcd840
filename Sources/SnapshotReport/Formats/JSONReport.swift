/// The results as a JSON object.
package struct JSONReport: Encodable {
  private let title: String
  private let summary: String
  private let counts: [String: Int]
  private let problems: [String]
  private let environment: RenderEnvironment?
  /// The results, failures first. Paths are relative to the package's or the artifacts folder.
  private let results: [Entry]

  private struct Entry: Encodable {
    let id: String
    let verdict: Verdict.Kind
    let cause: String
    let result: SnapshotResult
  }

  package init(_ report: Report) {
    title = report.title
    summary = report.summary
    counts = Dictionary(uniqueKeysWithValues: report.counts.map { ($0.verdict.rawValue, $0.count) })
    problems = report.problems
    environment = report.environment
    results = report.entries.map {
      Entry(id: $0.id, verdict: $0.verdict, cause: $0.cause, result: $0.result)
    }
  }

  package func data() throws -> Data { try StableJSON.encode(self) }
}
