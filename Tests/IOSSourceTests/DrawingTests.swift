import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct DrawingTests {
  /// Returns the pixels of a view at scale 1, as (blue, green, red, alpha) by row and column.
  private func picture(_ view: UIView) -> (Int, Int) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    return { x, y in
      image.cgImage?.withBGRA { bytes, bytesPerRow in
        (0..<4).map { bytes[y * bytesPerRow + x * 4 + $0] }
      } ?? []
    }
  }

  @Test func aBadgeDrawsItsDiscAndNumber() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    badge.count = 8
    #expect(badge.sizeThatFits(.zero) == CGSize(width: 24, height: 24))
    let pixel = picture(badge)
    #expect(pixel(0, 0) == [0, 0, 0, 0])
    #expect(pixel(24, 8)[3] == 255)
    #expect(pixel(24, 8)[2] > 200)
    #expect(pixel(24, 8)[0] < 100)
  }

  @Test func aCommentIsClippedToItsCorners() {
    let cell = CommentCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    cell.text = "Meow"
    let pixel = picture(cell)
    #expect(pixel(0, 0)[3] == 0)
    #expect(pixel(4, 30)[3] == 153)
    #expect(cell.drawn == [CGRect(x: 0, y: 0, width: 100, height: 60)])
  }

  @Test func cellsAreReusedAndCleared() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let screen = Screen(
      layout, size: CGSize(width: 100, height: 100), counts: [50], cellClass: CommentCell.self)
    let first = Set(screen.view.visibleCells.map(ObjectIdentifier.init))
    #expect(first.count == 2)
    for step in 1...20 { screen.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 100)) }
    let cells = screen.view.visibleCells.compactMap { $0 as? CommentCell }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.reuses > 0 && $0.text == nil })
    #expect(screen.source.cellRequests.count == 42)
  }
}
