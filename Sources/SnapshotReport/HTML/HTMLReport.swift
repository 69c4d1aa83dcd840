/// The review page, one self-contained file.
package struct HTMLReport {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  /// Returns the page's bytes.
  ///
  /// Complexity: reads every failed picture and every passed golden once; decodes large passed
  /// pictures without a stored thumbnail.
  package func data() throws -> Data {
    var library = PictureLibrary(report)
    let results = report.entries.map { PageEntry($0, of: report).result(&library) }
    library.tidy()
    let seal = ReviewSeal.of(report.entries.map(\.result), report.paths)
    let page = PageData(
      title: report.title, accept: "\(report.acceptCommand) --reviewed \(seal)",
      key: try Self.key(of: results), problems: report.problems,
      environment: (report.environment?.components ?? [:]).sorted { $0.key < $1.key }
        .map { [$0.key, $0.value] },
      results: results)
    return try PageFile.data(page, title: report.summary, library)
  }

  /// Returns a key of all content that a reviewer judges: pictures, texts, sentences.
  private static func key(of results: [PageData.Result]) throws -> String {
    Fingerprint.of(try StableJSON.encode(results))
  }
}
