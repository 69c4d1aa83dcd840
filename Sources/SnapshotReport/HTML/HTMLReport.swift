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
    return try fill([
      "title": Data(Self.escaped(report.summary).utf8), "style": Data(PageParts.style.utf8),
      "data": page.script(), "script": Data(PageParts.script.utf8),
      "pictures": Self.elements(library),
    ])
  }

  /// Of all that a reviewer judges by: pictures, texts, words.
  private static func key(of results: [PageData.Result]) throws -> String {
    Fingerprint.of(try StableJSON.encode(results))
  }

  private func fill(_ places: [String: Data]) -> Data {
    var page = Data()
    for part in PageParts.skeleton.components(separatedBy: "{{") {
      guard let end = part.range(of: "}}"), let content = places[String(part[..<end.lowerBound])]
      else {
        page += Data(part.utf8)
        continue
      }
      page += content
      page += Data(part[end.upperBound...].utf8)
    }
    return page
  }

  private static func elements(_ library: PictureLibrary) -> Data {
    var elements = Data()
    elements.reserveCapacity(library.pictures.reduce(0) { $0 + $1.text.count + 80 })
    for (key, text) in library.pictures {
      elements += Data("<script type=\"text/plain\" id=\"picture-\(key)\">".utf8)
      elements += text
      elements += Data("</script>\n".utf8)
    }
    return elements
  }

  private static func escaped(_ text: String) -> String {
    XMLText.escaped(text)
  }
}
