import Foundation
import Testing

@testable import QuartzCore

/// Tests that rounded rectangles cut by the picture's edges have the pixels of whole ones. A frame
/// keeps their pixels and moves them, so no pixel may depend on the cut.
@MainActor @Suite struct CutOutlineTests {
  private static let side = 40

  /// Returns a picture with one rounded rectangle of 36 × 34.
  private func screen(
    _ radius: CGFloat, x: Int, y: Int, border: CGFloat, alpha: CGFloat = 1
  ) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
    let card = CALayer()
    card.frame = CGRect(x: x, y: y, width: 36, height: 34)
    (card.cornerRadius, card.borderWidth) = (radius, border)
    let color = CGColor(red: 0.73, green: 0.46, blue: 0.24, alpha: alpha)
    if border > 0 { card.borderColor = color } else { card.backgroundColor = color }
    root.addSublayer(card)
    return root
  }

  /// Whether one picture, moved, equals another where they overlap.
  private func agree(_ moved: Bitmap, by x: Int, _ y: Int, _ other: Bitmap) -> Bool {
    let side = Self.side
    moved.flush()
    other.flush()
    let (first, count) = (max(0, -x), side - abs(x))
    return (max(0, -y)..<min(side, side - y)).allSatisfy { row in
      memcmp(
        moved.pixels + (row + y) * moved.bytesPerRow + 4 * (first + x),
        other.pixels + row * other.bytesPerRow + 4 * first, 4 * count) == 0
    }
  }

  private func alone(_ root: CALayer) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
    Compositor.render(root, into: bitmap, scale: 1)
    return bitmap
  }

  /// In the visible part, a cut rectangle equals the whole one after a move.
  @Test(arguments: [CGFloat(0), 1, 2.5], [CGFloat(1), 0.6])
  func aCutOneHasThePixelsOfAWholeOne(_ border: CGFloat, _ alpha: CGFloat) throws {
    for radius in stride(from: CGFloat(3), through: 17, by: 0.5) {
      let whole = try alone(screen(radius, x: 2, y: 3, border: border, alpha: alpha))
      for (x, y) in Self.cuts {
        let cut = try alone(screen(radius, x: 2 + x, y: 3 + y, border: border, alpha: alpha))
        #expect(agree(cut, by: x, y, whole), "radius \(radius), moved by \(x), \(y)")
      }
    }
  }

  /// A frame that draws only a part of a rectangle draws the pixels of a whole one.
  @Test(arguments: [CGFloat(0), 1, 2.5], [CGFloat(1), 0.6])
  func aPartDrawnAgainIsThatOfTheWhole(_ border: CGFloat, _ alpha: CGFloat) throws {
    for radius in stride(from: CGFloat(3), through: 17, by: 0.5) {
      let root = screen(radius, x: 2, y: 3, border: border, alpha: alpha)
      let spot = CALayer()
      spot.backgroundColor = CGColor(gray: 0, alpha: 0.5)
      root.insertSublayer(spot, at: 0)
      let keeper = FrameKeeper()
      for (x, y) in Self.cuts {
        spot.frame = CGRect(x: 20 + x / 2, y: 20 + y / 2, width: 9, height: 7)
        root.sublayers?.last?.position = CGPoint(x: 20 + x / 2, y: 20)
        _ = keeper.frame(of: root, scale: 1)
        spot.frame.origin.x += 4
        let frame = try #require(keeper.frame(of: root, scale: 1))
        #expect(
          agree(frame, by: 0, 0, try alone(root)), "radius \(radius), moved by \(x), \(y)")
      }
    }
  }

  private static let cuts = [-30, -19, -9, -3, 0, 4, 11, 20, 33].flatMap { x in
    [-28, -7, 0, 9, 27].map { (x, $0) }
  }
}
