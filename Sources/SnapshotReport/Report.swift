/// A run's results, read for people and for machines: what every format of a report says.
package struct Report: Sendable {
  /// What was run, as a heading: "Golden pictures".
  package var title: String
  /// Failures first; see `ReportEntry.order`.
  package let entries: [ReportEntry]
  /// What kept results from being read, and what kept the run from being whole: sentences.
  package var problems: [String]
  package var places: ResultPaths
  /// What drew the pictures; nil where that is not known.
  package var environment: RenderEnvironment?
  /// What a reviewer must see, by identifier.
  package var notes: [String: String]
  /// Thumbnails of pictures that passed, by identifier, where they are there already; others are
  /// made of the files.
  package var thumbnails: [String: Data] = [:]
  /// Makes a PNG file's thumbnail; nil where the file cannot be read.
  let makeThumbnail: @Sendable (Data) -> Data?
  /// The command that accepts results, to which `--only` and identifiers are added.
  package var acceptCommand: String
  /// Whether what was drawn may become goldens. What iOS has recorded is never written.
  package var isForAcceptance = true
  /// What stands at the top instead of how many are equal to their goldens.
  package var headline: String?

  package init(
    title: String, results: [SnapshotResult], problems: [String] = [], places: ResultPaths,
    environment: RenderEnvironment? = nil, notes: [String: String] = [:],
    acceptCommand: String = AcceptCommand(package: nil, artifacts: nil).text,
    thumbnail: @escaping @Sendable (Data) -> Data?
  ) {
    self.title = title
    entries = ReportEntry.ordered(results)
    self.problems = problems
    self.places = places
    self.environment = environment
    self.notes = notes
    self.acceptCommand = acceptCommand
    makeThumbnail = thumbnail
  }

  package var failures: [ReportEntry] { entries.filter { !$0.result.isPass } }

  /// "3 of 117 snapshots differ", "All 117 snapshots are equal to their goldens".
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

  /// How many entries there are of each verdict, worst first; verdicts without any are left out.
  package var counts: [(verdict: Verdict.Kind, count: Int)] {
    Verdict.Kind.allCases.compactMap { verdict in
      let count = entries.count { $0.verdict == verdict }
      return count == 0 ? nil : (verdict, count)
    }
  }
}
