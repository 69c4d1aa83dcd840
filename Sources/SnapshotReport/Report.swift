/// A run's results: the contents of all report formats.
package struct Report: Sendable {
  /// The heading: "Golden pictures".
  package var title: String
  /// The entries, failures first; see `ReportEntry.order`.
  package let entries: [ReportEntry]
  /// Sentences about unreadable results and about an incomplete run.
  package var problems: [String]
  package var paths: ResultPaths
  /// The environment of the drawing; nil if unknown.
  package var environment: RenderEnvironment?
  /// The descriptions for reviewers, by identifier.
  package var notes: [String: String]
  /// The available thumbnails of passed pictures, by identifier; others are created from the files.
  package var thumbnails: [String: Data] = [:]
  /// Returns a PNG file's thumbnail; nil if the file cannot be read.
  let makeThumbnail: @Sendable (Data) -> Data?
  /// The command that accepts results, without `--only` and identifiers.
  package var acceptCommand: String
  /// Whether the pictures may become goldens. False for reference images of iOS, which are never
  /// written.
  package var isForAcceptance = true
  /// The text in place of the number of equal goldens.
  package var headline: String?

  package init(
    title: String, results: [SnapshotResult], problems: [String] = [], paths: ResultPaths,
    environment: RenderEnvironment? = nil, notes: [String: String] = [:],
    acceptCommand: String = AcceptCommand(package: nil, artifacts: nil).text,
    thumbnail: @escaping @Sendable (Data) -> Data?
  ) {
    self.title = title
    entries = ReportEntry.ordered(results)
    self.problems = problems
    self.paths = paths
    self.environment = environment
    self.notes = notes
    self.acceptCommand = acceptCommand
    makeThumbnail = thumbnail
  }

  package var failures: [ReportEntry] { entries.filter { !$0.result.isPass } }

  /// For example "3 of 117 snapshots differ", "All 117 snapshots are equal to their goldens".
  package var summary: String {
    if let headline { return headline }
    let (all, failed) = (entries.count, failures.count)
    switch (all, failed) {
    case (0, _): return "Nothing was compared"
    case (1, 0): return "The only snapshot is equal to its golden"
    case (_, 0): return "All \(all) snapshots are equal to their goldens"
    default: return "\(failed) of \(all) \(all == 1 ? "snapshot" : "snapshots") failed"
    }
  }

  /// The number of entries of each verdict, worst first, without zeros.
  package var counts: [(verdict: Verdict.Kind, count: Int)] {
    Verdict.Kind.allCases.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : (verdict, count)
    }
  }
}
