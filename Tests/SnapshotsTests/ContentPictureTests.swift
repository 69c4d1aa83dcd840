import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests which parts of two pictures show the same content.
@MainActor
@Suite struct ContentPictureTests {
  private func picture(
    _ words: [UInt32], at y: Int, fixed: [PixelRect] = []
  ) throws -> ContentPicture {
    ContentPicture(
      image: try image(width: 2, words), originX: 0, originY: y,
      area: PixelRect(x: 0, y: y, width: 2, height: words.count / 2), fixed: fixed)
  }

  @Test func picturesAreComparedWhereTheyMeet() throws {
    let first = try picture([1, 1, 2, 2, 3, 3], at: 10)
    let agreeing = first.disagreement(with: try picture([2, 2, 3, 3, 4, 4], at: 11))
    #expect((agreeing.differing, agreeing.common) == (0, 4))
    let other = first.disagreement(with: try picture([2, 9, 9, 3, 4, 4], at: 11))
    #expect((other.differing, other.common) == (2, 4))
    #expect(other.first?.x == 1 && other.first?.y == 11)
    let apart = first.disagreement(with: try picture([1, 1], at: 13))
    #expect((apart.differing, apart.common) == (0, 0))
  }

  @Test func whatIsFixedInEitherDoesNotCount() throws {
    let cover = PixelRect(x: 1, y: 11, width: 1, height: 1)
    let first = try picture([1, 1, 2, 2, 3, 3], at: 10, fixed: [cover])
    let found = first.disagreement(with: try picture([2, 9, 3, 3], at: 11))
    #expect((found.differing, found.common) == (0, 3))
    let back = try picture([2, 9, 3, 3], at: 11).disagreement(with: first)
    #expect((back.differing, back.common) == (0, 3))
  }

  /// A bar over the scroll view, its content inset and a view that the caller names are excluded.
  @Test func whatIsOverAScrollViewIsFixed() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 4, width: 10, height: 16))
    scrollView.contentSize = CGSize(width: 10, height: 50)
    scrollView.contentOffset.y = 3
    let sticky = UIView(frame: CGRect(x: 0, y: 3, width: 10, height: 2))
    scrollView.addSubview(sticky)
    root.addSubview(scrollView)
    root.addSubview(UIView(frame: CGRect(x: 8, y: 15, width: 2, height: 2)))
    let seen = ContentPicture(
      try solid(red, width: 20, height: 40), of: scrollView, in: root, scale: 2
    ) { $0 === sticky }
    #expect((seen.originX, seen.originY) == (0, -2))
    #expect(seen.area == PixelRect(x: 0, y: 6, width: 20, height: 32))
    #expect(
      seen.fixed == [
        PixelRect(x: 0, y: 6, width: 20, height: 4), PixelRect(x: 16, y: 28, width: 4, height: 4),
      ])
  }
}
