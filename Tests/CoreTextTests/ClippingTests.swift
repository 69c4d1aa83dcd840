import CoreGraphics
import Testing

@testable import CoreText

/// Tests that lines with clipping continue to the end of their width, where the text is cut.
@Suite struct ClippingTests {
  /// Returns the first and the last column with ink of a text drawn 60 points from the left edge,
  /// at two pixels per point.
  private func inkedColumns(
    _ text: String, isMirrored: Bool = false
  ) -> ClosedRange<Int>? {
    let layout = makeLayout(text, width: 51, mode: .clip, lines: 1)
    let width = 400
    let pixels = layout.coverage(at: CGPoint(x: 60, y: 0), width: width, height: 60) {
      guard isMirrored else { return }
      // A vertical mirroring draws outlines instead of cached glyphs and moves no column.
      $0.translateBy(x: 0, y: 30)
      $0.scaleBy(x: 1, y: -1)
    }
    let columns = (0..<width).filter { column in
      (0..<60).contains { pixels[$0 * width + column] > 0 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test(arguments: [false, true])
  func leftToRightTextIsCutOnTheRight(isMirrored: Bool) throws {
    let columns = try #require(inkedColumns("mmmmmmmmmmmmmm", isMirrored: isMirrored))
    #expect(columns.upperBound == 221)
    #expect((120...124).contains(columns.lowerBound))
  }

  @Test(arguments: [false, true])
  func rightToLeftTextIsCutOnTheLeft(isMirrored: Bool) throws {
    let columns = try #require(inkedColumns("ששששששששששששש", isMirrored: isMirrored))
    #expect(columns.lowerBound == 120)
    #expect((215...221).contains(columns.upperBound))
  }
}
