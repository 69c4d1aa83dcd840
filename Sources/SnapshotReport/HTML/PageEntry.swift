import PNGChunks

/// An entry in the form of the page.
struct PageEntry {
  private let entry: ReportEntry
  private let paths: ResultPaths
  private let sees: String?
  private let thumbnail: Data?
  private let isForAcceptance: Bool
  private var result: SnapshotResult { entry.result }

  init(_ entry: ReportEntry, of report: Report) {
    self.entry = entry
    paths = report.paths
    sees = report.notes[entry.id]
    isForAcceptance = report.isForAcceptance
    thumbnail = entry.result.isPass ? report.thumbnails[entry.id] : nil
  }

  func result(_ library: inout PictureLibrary) -> PageData.Result {
    let (expected, actual) = (
      layout(result.files.expectedLayout), layout(result.files.actualLayout)
    )
    let outlines = LayoutOutlines(expected: expected.layout, actual: actual.layout)
    let faults = [expected, actual].compactMap(\.fault?.clause).filter {
      !result.words.contains($0)
    }
    return PageData.Result(
      id: entry.id, verdict: entry.verdict.rawValue, cause: entry.cause,
      sentence: result.sentence ?? "Every pixel is the same.", sees: sees,
      acceptable: isForAcceptance && entry.isAcceptable,
      lines: (result.words + faults).map {
        PageData.Line(text: $0, outline: outlines.index(of: $0))
      },
      outlines: outlines.all, figures: figures, files: files, pictures: pictures(&library),
      texts: texts)
  }

  private func layout(_ artifact: String?) -> (layout: PictureLayout?, fault: LayoutFault?) {
    guard let artifact, let data = data(artifact) else { return (nil, nil) }
    do throws(LayoutFault) {
      return (try PictureLayout.read(data, at: artifact), nil)
    } catch {
      return (nil, error)
    }
  }

  private func data(_ artifact: String?) -> Data? { paths.data(artifact) }

  private func pictures(_ library: inout PictureLibrary) -> PageData.Pictures {
    var pictures = PageData.Pictures()
    if result.isPass || library.isFull {
      let file = result.isPass ? golden : data(result.files.actual) ?? golden
      pictures.thumb = file.flatMap { library.addThumbnail(of: $0, known: thumbnail) }
      return pictures
    }
    let expected = data(result.files.expected)
    let actual = data(result.files.actual)
    pictures.expected = expected.flatMap { PNGText.isPNG($0) ? library.add($0) : nil }
    pictures.actual = actual.flatMap { PNGText.isPNG($0) ? library.add($0) : nil }
    if expected == nil, actual == nil {
      pictures.thumb = golden.flatMap { library.addThumbnail(of: $0) }
    }
    return pictures
  }

  private var golden: Data? { paths.goldenData(result) }

  private var texts: PageData.Texts? {
    // Files that should be pictures and are not are described by a sentence.
    guard result.id.pathExtension != "png" || entry.verdict == .content else { return nil }
    func text(_ path: String?) -> String? {
      data(path).flatMap { PNGText.isPNG($0) ? nil : String(decoding: $0, as: UTF8.self) }
    }
    let texts = PageData.Texts(
      expected: text(result.files.expected), actual: text(result.files.actual))
    return texts.expected == nil && texts.actual == nil ? nil : texts
  }

  private var figures: [[String]] { result.pixels?.figures ?? [] }

  private var files: [[String]] {
    var files = [["Golden", result.files.golden]]
    for (name, path) in [("Actual", result.files.actual), ("Difference", result.files.difference)] {
      if let path { files.append([name, paths.displayPathOfArtifact(path)]) }
    }
    if let source = result.source {
      files.append(["Asserted in", "\(paths.displayPath(source.file)):\(source.line)"])
    }
    return files
  }
}

extension PixelDifference {
  /// The figures as pairs of name and value.
  var figures: [[String]] {
    let box = boundingBox
    return [
      ["Pixels that differ", "\(grouped(count)) of \(grouped(total))"],
      ["Inside", "\(box.width) × \(box.height) pixels at (\(box.x), \(box.y))"],
      ["Largest channel difference", "\(largestChannelDifference) of 255"],
      [
        "Most changed 16 × 16",
        "\(densestCount) pixels at (\(densestBox.x), \(densestBox.y))",
      ],
      ["Perceived difference", distance.description],
      [
        "Tightest limits",
        "channel \(largestChannelDifference), pixels \(grouped(count)),"
          + " window \(densestCount)",
      ],
    ]
  }
}

/// Returns a number such as "1,234,567".
func grouped(_ number: Int) -> String {
  var digits = Substring(String(number))
  var groups: [Substring] = []
  while digits.count > 3 {
    groups.append(digits.suffix(3))
    digits = digits.dropLast(3)
  }
  return ([digits] + groups.reversed()).joined(separator: ",")
}
