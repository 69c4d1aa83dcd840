import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct ScrollIndicatorTests {
  /// The view is 480 high, the content 960, the offset 240, and the indicator three points from the
  /// edges: it covers half of a track of 474.
  @Test func theBarShowsWhichPartIsSeen() throws {
    let span = try #require(
      ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 960, offset: 240))
    #expect(span.start == 118.5 && span.length == 237)
  }

  @Test func contentThatFitsHasNoBar() {
    #expect(ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 480, offset: 0) == nil)
    #expect(ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 100, offset: 0) == nil)
  }

  @Test func theBarIsNeverTooShortToSee() throws {
    let span = try #require(
      ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 1e6, offset: 0))
    #expect(span.length == 36)
  }

  @Test func theBarStaysOnItsTrackAndIsSqueezedPastTheEnds() throws {
    for offset in stride(from: CGFloat(-500), through: 2000, by: 10) {
      let span = try #require(
        ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 1920, offset: offset))
      #expect(span.start >= 0 && span.start + span.length <= 474 + 1e-9)
      #expect(span.length >= 8)
    }
    let squeezed = try #require(
      ScrollIndicatorPlacement.span(track: 474, seen: 480, content: 1920, offset: -10))
    #expect(squeezed.start == 0 && squeezed.length == 118.5 - 10)
  }

  @Test func aPictureAtRestHasNoBars() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentSize = CGSize(width: 50, height: 500)
    let resting = try #require(view.snapshotBitmap(scale: 1))
    view.flashScrollIndicators()
    let flashed = try #require(view.snapshotBitmap(scale: 1))
    #expect(inkedColumns(of: resting).isEmpty)
    #expect(inkedColumns(of: flashed) == [45, 46])
    view.showsVerticalScrollIndicator = false
    #expect(inkedColumns(of: try #require(view.snapshotBitmap(scale: 1))).isEmpty)
  }

  private func inkedColumns(of bitmap: Bitmap) -> [Int] {
    (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { y in
        bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self) != 0
      }
    }
  }
}
