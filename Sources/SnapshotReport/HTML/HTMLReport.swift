/// The review page: one file that needs nothing else.
package struct HTMLReport {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// The page's bytes.
  ///
  /// Complexity: reads every picture that failed, and every golden that passed, once; decodes those
  /// that passed, are large and were in no page before.
  package func data() throws -> Data {
    var library = PictureLibrary(report)
    let results = report.entries.map { PageEntry($0, of: report).result(&library) }
    library.tidy()
    let seal = ReviewSeal.of(report.entries.map(\.result), report.places)
    let page = PageData(
      title: report.title, accept: "\(report.acceptCommand) --reviewed \(seal)",
      key: try Self.key(of: results), problems: report.problems,
      environment: (report.environment?.components ?? [:]).sorted { $0.key < $1.key }
        .map { [$0.key, $0.value] },
      results: results)
    return try PageFile.data(page, title: report.summary, library)
  }

  /// Of all that a reviewer judges by: pictures, texts, words.
  private static func key(of results: [PageData.Result]) throws -> String {
    Fingerprint.of(try StableJSON.encode(results))
  }
}
