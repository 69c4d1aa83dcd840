import Testing
import UIKit

/// A label of 300×300 at 1x with more text than two lines hold: where its lines stand.
///
/// The glyphs are another font's, so that lines break elsewhere; a line limit makes the number of lines the same.
/// Baselines of blocks of several lines are compared to within a pixel.
@MainActor
@Suite struct LabelWrappingTests {
  struct Mode: Sendable {
    var name: String
    var lineBreakMode: NSLineBreakMode
    var lines = 2
    var boldSize: Double?
    var baselines = [146, 166]
  }

  /// Baselines in pixels from the top, read off UIKit's pictures.
  nonisolated static let modes = [
    Mode(name: "two-lines", lineBreakMode: .byTruncatingTail),
    Mode(name: "word-wrapping", lineBreakMode: .byWordWrapping),
    Mode(name: "char-wrapping", lineBreakMode: .byCharWrapping),
    Mode(name: "clipping", lineBreakMode: .byClipping),
    Mode(
      name: "font", lineBreakMode: .byTruncatingTail, lines: 0, boldSize: 32,
      baselines: [47, 86, 124, 162, 200, 238, 276]),
  ]

  private static let text =
    "Hello, world. This is a long run of text that should wrap at some point. Someone should "
    + "improve this test by adding a joke or something. Alright, it's been fun!"

  private func draw(_ mode: Mode) throws -> Picture {
    try #require(
      picture(scale: 1) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        label.backgroundColor = .white
        label.text = Self.text
        label.numberOfLines = mode.lines
        label.lineBreakMode = mode.lineBreakMode
        if let size = mode.boldSize { label.font = .boldSystemFont(ofSize: CGFloat(size)) }
        return label
      })
  }

  /// For each band of rows with ink, the row at whose top the ink thins out most: the letters' feet.
  private func baselines(of picture: Picture) -> [Int] {
    let ink = (0..<picture.height).map { y in
      (0..<picture.width).reduce(0) { $0 + 255 - picture.channels($1, y)[1] }
    }
    var found: [Int] = []
    var y = 0
    while y < ink.count {
      guard ink[y] > 0 else {
        y += 1
        continue
      }
      let end = ink[y...].firstIndex(of: 0) ?? ink.count
      let foot = (y + 1..<max(end, y + 2)).max { fall(ink, $0) < fall(ink, $1) }
      if let foot { found.append(foot) }
      y = end
    }
    return found
  }

  private func fall(_ ink: [Int], _ y: Int) -> Int {
    ink[y - 1] - (y < ink.count ? ink[y] : 0)
  }

  private func areNear(_ a: [Int], _ b: [Int]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test(arguments: modes)
  func linesStandWhereUIKitsDo(mode: Mode) throws {
    let drawn = baselines(of: try draw(mode))
    #expect(areNear(drawn, mode.baselines), "\(drawn)")
  }

  @Test(.enabled(if: Oracle.isPresent, Comment(rawValue: Oracle.absence)), arguments: modes)
  func linesStandWhereThePicturesDo(mode: Mode) throws {
    let drawn = baselines(of: try draw(mode))
    let expected = baselines(of: try Oracle.picture("label-wrapping/\(mode.name)@1x.png"))
    #expect(areNear(drawn, expected), "\(drawn), not \(expected)")
  }
}
