import CoreGraphics
import Foundation
import ImageIO
import SeededRandom
import Testing

@testable import SnapshotReport
@testable import Goldens
@testable import Snapshots

/// Tests the contents of the page; `Scripts/browser` tests its behaviour.
@Suite struct HTMLReportTests {
  private func page(_ report: Report) throws -> String {
    String(decoding: try HTMLReport(report).data(), as: UTF8.self)
  }

  @Test func thePageIsWholeAndNamesNothingOutside() throws {
    let text = try page(Sample.report([Sample.result("a")]))
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.hasSuffix("</html>\n"))
    #expect(!text.contains("{{"))
    #expect(!text.contains("<link"))
    #expect(!text.contains(" src="))
    let addresses = text.components(separatedBy: "http").dropFirst()
    #expect(
      addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv") })
  }

  @Test func namesCannotEndTheScriptTheyAreIn() throws {
    let name = "</script><script>alert(1)</script><!--"
    let text = try page(Sample.report([Sample.result(name, .error, sentence: name)]))
    #expect(!text.contains("<script>alert"))
    #expect(text.contains(#"\u003c/script>\u003cscript>alert(1)"#))
    let plain = try page(Sample.report([Sample.result("a")]))
    let count = { (text: String) in text.components(separatedBy: "<script").count }
    #expect(count(text) == count(plain))
  }

  @Test func aPictureIsEmbeddedOnce() throws {
    try Sample.withFolder { folder in
      let (old, new) = (try Sample.picture(seed: 1), try Sample.picture(seed: 2))
      let results = try ["a", "b", "c"].map { name in
        var result = Sample.result(name, .pixels)
        result.files.expected = "\(name)/expected.png"
        result.files.actual = "\(name)/actual.png"
        try Sample.write(old, "Artifacts/\(name)/expected.png", in: folder)
        try Sample.write(new, "Artifacts/\(name)/actual.png", in: folder)
        return result
      }
      let text = try page(Sample.report(results, folder: folder.path))
      for picture in [old, new] {
        #expect(text.components(separatedBy: picture.base64EncodedString()).count == 2)
      }
    }
  }

  @Test func whatPassedHasASmallPictureOnly() throws {
    try Sample.withFolder { folder in
      let large = try Sample.picture(width: 400, height: 300)
      #expect(large.count > PictureLibrary.smallFile)
      try Sample.write(large, "Golden/a.png", in: folder)
      let text = try page(Sample.report([Sample.result("a")], folder: folder.path))
      #expect(!text.contains(large.base64EncodedString()))
      #expect(text.contains("\"thumb\":\""))
    }
  }

  @Test func aThumbnailShowsTheWholeWidthUpright() throws {
    let bitmap = try #require(Bitmap(width: 832, height: 1280))
    for y in 0..<640 {
      memset(bitmap.pixels + y * bitmap.bytesPerRow, 0xFF, 4 * 832)
    }
    bitmap.markDirty()
    let reduced = try #require(Thumbnail.of(PNGEncoder.standard.encode(bitmap)))
    let image = try PNGDecoder().decodeImage(reduced)
    #expect((image.width, image.height) == (208, 160))
    // The thumbnail has room for the top half, which is white.
    let isWhite = image.withBGRA { bytes, stride in
      (2..<158).allSatisfy { bytes[$0 * stride + 4 * 104] == 0xFF }
    }
    #expect(isWhite)
  }

  /// A reduced pixel is the mean of whole pixels, of the top rows that fit, and of each channel by
  /// itself.
  @Test func aReducedPixelIsTheMeanOfThoseItRepresents() throws {
    let bitmap = try #require(Bitmap(width: 5, height: 3))
    let rows: [[UInt32]] = [
      [0xFF00_0000, 0xFF00_00FF, 0xFF00_0010, 0xFF00_0000, 0xFF00_0002],
      [0xFF00_FF00, 0xFFFF_0000, 0xFF00_0010, 0xFF00_0000, 0x0000_0000],
      [0x1234_5678, 0x1234_5678, 0x1234_5678, 0x1234_5678, 0x1234_5678],
    ]
    for (y, row) in rows.enumerated() {
      row.withUnsafeBytes { bytes in
        (bitmap.pixels + y * bitmap.bytesPerRow).copyMemory(
          from: bytes.baseAddress ?? UnsafeRawPointer(bitmap.pixels), byteCount: bytes.count)
      }
    }
    bitmap.markDirty()
    let image = CGImage(sharing: bitmap)
    func words(_ rows: Int, _ width: Int, _ height: Int) throws -> [[UInt32]] {
      let reduced = try #require(
        ReducedPicture.make(of: image, rows: rows, width: width, height: height))
      return (0..<height).map { y in
        let row = (reduced.pixels + y * reduced.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return (0..<width).map { row[$0] }
      }
    }
    // The boxes are 2 and 3 columns wide: 4 pixels of 255 ÷ 4, and 6 pixels, one of them clear.
    #expect(try words(2, 2, 1) == [[0xFF40_4040, 0xD500_0006]])
    #expect(try words(3, 5, 3) == rows)
    #expect(try words(2, 5, 2) == Array(rows.prefix(2)))
  }

  /// A thumbnail that a comparison leaves equals the one that is made from the file.
  @Test func aKnownThumbnailIsTheFiles() throws {
    try Sample.withFolder { folder in
      let file = try Sample.picture(width: 400, height: 300)
      try Sample.write(file, "Golden/a.png", in: folder)
      var report = Sample.report([Sample.result("a")], folder: folder.path)
      let plain = try page(report)
      report.thumbnails["Tests/Wall/a"] = try #require(
        Thumbnail.of(PNGDecoder().decodeImage(file)))
      #expect(try page(report) == plain)
      report.thumbnails["Tests/Wall/a"] = try Sample.picture(width: 3, height: 3)
      #expect(try page(report) != plain, "the existing thumbnail is used")
    }
  }

  /// The second page that shows a golden reuses the thumbnail that the first page made.
  @Test func thumbnailsAreKept() throws {
    try Sample.withFolder { folder in
      let file = try Sample.picture(width: 400, height: 300)
      try Sample.write(file, "Golden/a.png", in: folder)
      let report = Sample.report([Sample.result("a")], folder: folder.path)
      let plain = try page(report)
      let kept = folder.appendingPathComponent("Artifacts/thumbnails")
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
      #expect(names == ["\(Fingerprint.of(file)).png"])
      #expect(try page(report) == plain)
      let other = try Sample.picture(width: 3, height: 3)
      try other.write(to: kept.appendingPathComponent(names[0]))
      #expect(try page(report) != plain, "the thumbnail is not made again")
      try Data("no picture".utf8).write(to: kept.appendingPathComponent(names[0]))
      #expect(try page(report) == plain)
      // Another golden at the same path has another thumbnail.
      try Sample.write(
        try Sample.picture(width: 500, height: 300), "Golden/a.png", in: folder)
      #expect(try page(report) != plain)
    }
  }

  /// The boxes have every size, including those that are added up by other code: each pixel is the
  /// rounded mean of its own.
  @Test(arguments: [
    (5, 7, 5, 7), (97, 13, 9, 4), (1170, 40, 208, 7), (3000, 3, 2, 1), (1025, 2, 1, 1),
    (2050, 2, 2, 2), (3, 600, 2, 2), (40, 258, 7, 1), (4, 257, 1, 1),
  ])
  func meansOfBoxesOfEverySize(width: Int, height: Int, columns: Int, rows: Int) throws {
    var random = SeededGenerator(test: 21)
    let bitmap = try #require(Bitmap(width: width, height: height))
    let words = (0..<width * height).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    for (index, word) in words.enumerated() { pixels[index] = word }
    bitmap.markDirty()
    let reduced = try #require(
      ReducedPicture.make(
        of: CGImage(sharing: bitmap), rows: height, width: columns, height: rows))
    let found = reduced.pixels.assumingMemoryBound(to: UInt32.self)
    for y in 0..<rows {
      for x in 0..<columns {
        var (sums, count) = ([0, 0, 0, 0], 0)
        for row in y * height / rows..<(y + 1) * height / rows {
          for column in x * width / columns..<(x + 1) * width / columns {
            let word = words[row * width + column]
            for channel in 0..<4 { sums[channel] += Int(word >> (8 * channel) & 255) }
            count += 1
          }
        }
        let mean = (0..<4).reduce(0) { $0 | ((sums[$1] + count / 2) / count) << (8 * $1) }
        #expect(Int(found[y * reduced.bytesPerRow / 4 + x]) == mean, "\(x), \(y), \(random)")
      }
    }
  }

  @Test func whatIsNoPictureIsShownAsText() throws {
    try Sample.withFolder { folder in
      var result = Sample.result("a", .content)
      result.files.expected = "a/expected.txt"
      result.files.actual = "a/actual.txt"
      try Sample.write(Data("one".utf8), "Artifacts/a/expected.txt", in: folder)
      try Sample.write(Data("two".utf8), "Artifacts/a/actual.txt", in: folder)
      let text = try page(Sample.report([result], folder: folder.path))
      #expect(text.contains(#""texts":{"actual":"two","expected":"one"}"#))
    }
  }

  /// A browser stores a reviewer's marks under the page's key.
  @Test func otherTextsAreAnotherReview() throws {
    try Sample.withFolder { folder in
      var result = Sample.result("a", .content, pathExtension: "txt")
      result.files.actual = "a/actual.txt"
      func key(_ text: String) throws -> String {
        try Sample.write(Data(text.utf8), "Artifacts/a/actual.txt", in: folder)
        let text = try page(Sample.report([result], folder: folder.path))
        return String(try #require(text.firstMatch(of: /"key":"([0-9a-f]+)"/)).1)
      }
      let first = try key("one")
      #expect(try key("two") != first)
      #expect(try key("one") == first)
    }
  }

  @Test(arguments: Verdict.Kind.allCases) func everyKindHasAColourAndWords(_ kind: Verdict.Kind) {
    #expect(PageParts.style.contains(".dot.\(kind.rawValue)"))
    // Each kind is in the list of kinds and above the figures.
    #expect(PageParts.script.ranges(of: "\(kind.rawValue): \"").count >= 2)
  }

  /// A text that is recorded for the first time has no golden.
  @Test func aTextWithoutAGoldenIsShown() throws {
    try Sample.withFolder { folder in
      var result = Sample.result("a", .missing, pathExtension: "txt")
      result.files.actual = "a/actual.txt"
      try Sample.write(Data("two".utf8), "Artifacts/a/actual.txt", in: folder)
      let text = try page(Sample.report([result], folder: folder.path))
      #expect(text.contains(#""texts":{"actual":"two"}"#))
    }
  }

  @Test func outlinesAreWhereElementsWereAndAre() throws {
    func layout(y: Double) -> PictureLayout {
      var view = LayoutElement(
        kind: .view, type: "V", frame: LayoutElement.Frame(x: 0, y: 0, width: 50, height: 50))
      view.parent = nil
      var cell = LayoutElement(
        kind: .cell, type: "C", frame: LayoutElement.Frame(x: 10, y: y, width: 60, height: 10))
      cell.indexPath = [0, 3]
      cell.parent = 0
      return PictureLayout(width: 50, height: 50, scale: 2, elements: [view, cell])
    }
    let outlines = LayoutOutlines(expected: layout(y: 4), actual: layout(y: 8))
    #expect(outlines.all.count == 1)
    #expect(outlines.all.first?.label == "cell [0,3]")
    // The outline is cut at the picture's right edge, at 100 pixels.
    #expect(outlines.all.first?.was == PixelRect(x: 20, y: 8, width: 80, height: 20))
    #expect(outlines.all.first?.now == PixelRect(x: 20, y: 16, width: 80, height: 20))
    #expect(outlines.index(of: "cell [0,3] moved 0,+4 pt") == 0)
    #expect(outlines.index(of: "cell [0,4] moved 0,+4 pt") == nil)
  }
}
