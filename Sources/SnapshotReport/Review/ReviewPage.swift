import PNGChunks

/// The page about a branch: the report's page, with pictures before and after.
package struct ReviewPage {
  private let review: BranchReview

  package init(_ review: BranchReview) { self.review = review }

  /// Returns the page's bytes.
  ///
  /// - Parameter thumbnail: returns a PNG file's thumbnail, for pictures beyond the page's limit;
  ///   nil if the file cannot be read.
  ///
  /// Complexity: reads every changed picture once.
  package func data(thumbnail: @escaping @Sendable (Data) -> Data?) throws -> Data {
    var library = PictureLibrary(review.paths, thumbnail: thumbnail)
    let order = review.causes.flatMap(\.entries)
    var seen: Set<Int> = []
    let results = (order + review.entries.indices).filter { seen.insert($0).inserted }.map {
      result($0, &library)
    }
    library.tidy()
    let page = PageData(
      title: "Design review", accept: "", key: "review-\(Fingerprint.of(review.paths.package))",
      problems: review.problems, environment: [["Commit", review.base]], results: results,
      review: PageData.Review(
        causes: review.causes.map(\.title),
        marks: review.marks.marks.map { [$0.id, $0.mark.rawValue, $0.seal] }))
    return try PageFile.data(page, title: review.headline, library)
  }

  private func result(_ index: Int, _ library: inout PictureLibrary) -> PageData.Result {
    let entry = review.entries[index]
    let outlines = LayoutOutlines(
      expected: data(entry.files.beforeLayout).flatMap { PictureLayout($0) },
      actual: data(entry.files.afterLayout).flatMap { PictureLayout($0) })
    let titles = review.titles(of: index)
    var result = PageData.Result(
      id: entry.path, verdict: entry.kind.rawValue, cause: titles.first ?? entry.kind.label,
      sentence: entry.sentence,
      sees: entry.notes.isEmpty ? nil : entry.notes.joined(separator: " "),
      acceptable: true,
      lines: entry.words.map { PageData.Line(text: $0, outline: outlines.index(of: $0)) },
      outlines: outlines.all, figures: entry.pixels?.figures ?? [], files: files(entry),
      pictures: pictures(entry, &library), texts: texts(entry))
    result.causes = titles
    result.seal = entry.seal
    return result
  }

  private func data(_ artifact: String?) -> Data? { review.paths.data(artifact) }

  private func pictures(
    _ entry: ReviewEntry, _ library: inout PictureLibrary
  ) -> PageData.Pictures {
    var pictures = PageData.Pictures()
    let before = data(entry.files.before).flatMap { PNGText.isPNG($0) ? $0 : nil }
    let after = data(entry.files.after).flatMap { PNGText.isPNG($0) ? $0 : nil }
    if library.isFull {
      pictures.thumb = (after ?? before).flatMap { library.addThumbnail(of: $0) }
    } else {
      pictures.expected = before.map { library.add($0) }
      pictures.actual = after.map { library.add($0) }
    }
    return pictures
  }

  private func texts(_ entry: ReviewEntry) -> PageData.Texts? {
    func text(_ artifact: String?) -> String? {
      data(artifact).flatMap { PNGText.isPNG($0) ? nil : String(decoding: $0, as: UTF8.self) }
    }
    let texts = PageData.Texts(
      expected: text(entry.files.before), actual: text(entry.files.after))
    return texts.expected == nil && texts.actual == nil ? nil : texts
  }

  private func files(_ entry: ReviewEntry) -> [[String]] {
    var files = [["Golden", entry.path]]
    if let path = entry.formerPath { files.append(["Was", path]) }
    for (name, path) in [("Before", entry.files.before), ("After", entry.files.after)] {
      if let path { files.append([name, review.paths.displayPathOfArtifact(path)]) }
    }
    return files
  }
}
