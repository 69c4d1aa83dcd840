import Testing
import UIKit

/// Tests the positions of the lines of a label of 300×300 at 1x, whose text needs more than two
/// lines.
///
/// The glyphs are another font's, so lines break at other words; a line limit makes the number of
/// lines equal. Baselines of multi-line texts are compared to within a pixel.
@MainActor
@Suite struct LabelWrappingTests {
  struct Mode: Sendable {
    var name: String
    var lineBreakMode: NSLineBreakMode
    var lines = 2
    var boldSize: Double?
    var alignment = NSTextAlignment.natural
    var baselines = [146, 166]

    /// Returns the mode with all five lines.
    static func whole(_ name: String, _ alignment: NSTextAlignment) -> Mode {
      Mode(
        name: name, lineBreakMode: .byTruncatingTail, lines: 0, alignment: alignment,
        baselines: [116, 136, 156, 177, 197])
    }
  }

  /// Baselines in pixels from the top, read from UIKit's pictures. Source: Blueprint (Square,
  /// Apache-2.0), iOS 17.
  nonisolated static let modes = [
    Mode(name: "two-lines", lineBreakMode: .byTruncatingTail),
    Mode(name: "word-wrapping", lineBreakMode: .byWordWrapping),
    Mode(name: "char-wrapping", lineBreakMode: .byCharWrapping),
    Mode(name: "clipping", lineBreakMode: .byClipping),
    Mode(
      name: "font", lineBreakMode: .byTruncatingTail, lines: 0, boldSize: 32,
      baselines: [47, 86, 124, 162, 200, 238, 276]),
    .whole("left", .left), .whole("center", .center), .whole("justify", .justified),
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
        label.textAlignment = mode.alignment
        if let size = mode.boldSize { label.font = .boldSystemFont(ofSize: CGFloat(size)) }
        return label
      })
  }

  private func ink(of picture: Picture) -> [Int] {
    (0..<picture.height).map { y in
      (0..<picture.width).reduce(0) { $0 + 255 - picture.channels($1, y)[1] }
    }
  }

  /// The bands of rows with ink: lines of text, if no letter extends into the next line.
  private func lines(of ink: [Int]) -> [Range<Int>] {
    var (found, y): ([Range<Int>], Int) = ([], 0)
    while y < ink.count {
      guard ink[y] > 0 else {
        y += 1
        continue
      }
      let end = ink[y...].firstIndex(of: 0) ?? ink.count
      found.append(y..<end)
      y = end
    }
    return found
  }

  /// Returns for each line the row whose top has the largest decrease of ink: the bottom of the
  /// letters.
  private func baselines(of picture: Picture) -> [Int] {
    let ink = ink(of: picture)
    return lines(of: ink).compactMap { line in
      (line.lowerBound + 1..<max(line.upperBound, line.lowerBound + 2)).max {
        fall(ink, $0) < fall(ink, $1)
      }
    }
  }

  /// Returns for each line the number of empty columns at the left and at the right.
  private func margins(of picture: Picture) -> [(left: Int, right: Int)] {
    lines(of: ink(of: picture)).map { line in
      func isEmpty(_ x: Int) -> Bool { line.allSatisfy { picture.channels(x, $0)[1] == 255 } }
      return (
        (0..<picture.width).first { !isEmpty($0) } ?? picture.width,
        (0..<picture.width).first { !isEmpty(picture.width - 1 - $0) } ?? picture.width
      )
    }
  }

  /// Whether lines have their alignment, apart from the letters' side bearings.
  private func areAligned(_ margins: [(left: Int, right: Int)], _ alignment: NSTextAlignment)
    -> Bool
  {
    switch alignment {
    case .center: margins.allSatisfy { abs($0.left - $0.right) <= 3 }
    case .justified:
      margins.allSatisfy { $0.left <= 2 } && margins.dropLast().allSatisfy { $0.right <= 3 }
    default: margins.allSatisfy { $0.left <= 2 } && margins.dropLast().contains { $0.right > 8 }
    }
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
    let path = "label-wrapping/\(mode.name)@1x.png"
    guard let picture = try Oracle.picture(path) else { return }
    let shown = baselines(of: picture)
    #expect(areNear(drawn, shown), "\(drawn), not \(shown)")
    #expect(areNear(mode.baselines, shown), "the recorded numbers differ from \(shown)")
    expectMatch(try draw(mode), picture, path)
  }

  @Test(arguments: modes.suffix(3))
  func linesFollowTheirAlignment(mode: Mode) throws {
    let drawn = margins(of: try draw(mode))
    #expect(areAligned(drawn, mode.alignment), "\(drawn)")
  }

  /// The empty columns at the left and at the right of each line of UIKit's.
  private static let margins: [String: [(left: Int, right: Int)]] = [
    "left": [(1, 20), (0, 61), (1, 19), (0, 5), (1, 228)],
    "center": [(11, 10), (30, 31), (10, 9), (2, 3), (115, 115)],
    "justify": [(1, 0), (0, 1), (1, 0), (0, 0), (1, 228)],
  ]

  /// The check of alignments above holds for UIKit's pictures, and for no other alignment.
  @Test(arguments: modes.suffix(3))
  func linesAreAsInThePictures(mode: Mode) throws {
    let recorded = try #require(Self.margins[mode.name])
    for other in Self.modes.suffix(3) {
      #expect(areAligned(recorded, other.alignment) == (other.name == mode.name))
    }
    let path = "label-wrapping/\(mode.name)@1x.png"
    guard let picture = try Oracle.picture(path) else { return }
    let shown = margins(of: picture)
    #expect(shown.map(\.left) == recorded.map(\.left), "\(shown)")
    #expect(shown.map(\.right) == recorded.map(\.right), "\(shown)")
  }
}
