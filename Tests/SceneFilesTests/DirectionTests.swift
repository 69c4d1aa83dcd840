import Testing
import UIKit

@testable import SceneFiles

/// Tests the initial offset of content that scrolls horizontally, from left to right and from right
/// to left.
@MainActor
@Suite struct DirectionTests {
  private func file(_ direction: String, _ rest: String) throws -> SceneFile {
    try SceneFile(
      """
      screen: {size: [200, 100], scale: 1, direction: \(direction)}
      styles: {a: {text: "{text}"}}
      layout: {itemSize: [60, 40], minimumInteritemSpacing: 10, minimumLineSpacing: 10, \
      sectionInset: [5, 20]}
      \(rest)
      """)
  }

  /// Returns the content offset of the collection view, or of its orthogonal section, and the
  /// screen frames of the visible cells by item.
  private func frames(_ file: SceneFile) throws -> (offset: CGPoint, frames: [Int: CGRect]) {
    let player = file.player()
    player.renderer.window.layoutIfNeeded()
    let controller = try #require(
      player.renderer.window.rootViewController as? SceneFileViewController)
    let view = try #require(controller.collectionView)
    let cells = view.visibleCells.compactMap { cell in
      view.indexPath(for: cell).map { ($0.item, cell.convert(cell.bounds, to: nil)) }
    }
    let scrolled = view.visibleCells.first?.superview as? UIScrollView ?? view
    return (scrolled.contentOffset, Dictionary(uniqueKeysWithValues: cells))
  }

  private func frame(_ x: CGFloat, _ y: CGFloat = 0) -> CGRect {
    CGRect(x: x, y: y, width: 60, height: 40)
  }

  private static let line =
    "sections: [{items: [1, 2, 3, 4], orthogonalScrollingBehavior: continuous, orthogonalOffset: "

  @Test func aLineBeginsWhereReadingDoes() throws {
    let left = try frames(file("leftToRight", Self.line + "0}]"))
    #expect(left.offset.x == 0)
    #expect(left.frames == [0: frame(20, 5), 1: frame(90, 5), 2: frame(160, 5)])
    let right = try frames(file("rightToLeft", Self.line + "0}]"))
    #expect(right.offset.x == 110)
    #expect(right.frames == [0: frame(120, 5), 1: frame(50, 5), 2: frame(-20, 5)])
  }

  @Test func aLineIsScrolledFromItsBeginning() throws {
    let left = try frames(file("leftToRight", Self.line + "40}]"))
    #expect(left.offset.x == 40)
    #expect(left.frames[1] == frame(50, 5))
    let right = try frames(file("rightToLeft", Self.line + "40}]"))
    #expect(right.offset.x == 70)
    #expect(right.frames[1] == frame(90, 5))
    // The offset stops at the end of the content.
    #expect(try frames(file("rightToLeft", Self.line + "400}]")).offset.x == 0)
  }

  @Test func aShortLineIsAtTheRight() throws {
    let short = Self.line.replacing("1, 2, 3, 4", with: "1, 2")
    let right = try frames(file("rightToLeft", short + "0}]"))
    #expect(right.offset.x == 0)
    #expect(right.frames == [0: frame(120, 5), 1: frame(50, 5)])
  }

  @Test func aLayoutThatScrollsSidewaysBeginsAtTheRight() throws {
    let file = try SceneFile(
      """
      screen: {size: [200, 60], scale: 1, direction: rightToLeft}
      styles: {a: {text: "{text}"}}
      layout: {itemSize: [60, 40], minimumLineSpacing: 10, sectionInset: [5, 20], scrollDirection: \
      horizontal}
      sections: [{items: [1, 2, 3, 4, 5, 6, 7, 8]}]
      """)
    let right = try frames(file)
    #expect(right.offset.x == 390)
    #expect(right.frames[0]?.minX == 120 && right.frames[1]?.minX == 50)
  }
}
