import SeededRandom
import Testing

@testable import QuartzCore

/// Tests that a frame that keeps pixels of the last frame equals a frame that is drawn alone.
@MainActor @Suite struct FrameKeeperTests {
  /// A layer that draws two shapes, as a cell does.
  private final class Painter: CALayer {
    var shade: CGFloat = 0.5

    override func draw(in context: CGContext) {
      context.setFillColor(CGColor(red: shade, green: 1 - shade, blue: 0.3, alpha: 0.7))
      context.fillEllipse(in: bounds)
      context.setFillColor(CGColor(gray: shade, alpha: 1))
      context.fill(CGRect(x: 2, y: 3, width: 6, height: 4.5))
    }
  }

  /// A screen with a scrolling list, a bar over it, and layers that are composed separately.
  @MainActor
  private final class Screen {
    let root = CALayer()
    let list = CALayer()
    let bar = CALayer()
    var cells: [CALayer] = []

    init(inset: CGFloat) {
      root.bounds = CGRect(x: 0, y: 0, width: 90, height: 80)
      root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
      list.frame = root.bounds.insetBy(dx: inset, dy: inset)
      list.masksToBounds = true
      list.backgroundColor = CGColor(gray: 1, alpha: 1)
      root.addSublayer(list)
      bar.frame = CGRect(x: 0, y: 0, width: 90, height: 9)
      bar.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.4)
      root.addSublayer(bar)
      for index in 0..<40 {
        let cell = Self.cell(index)
        cells.append(cell)
        list.addSublayer(cell)
      }
    }

    static func cell(_ index: Int) -> CALayer {
      let cell = index % 3 == 0 ? CALayer() : Painter()
      cell.frame = CGRect(x: 5 + index % 3 * 26, y: index / 3 * 24, width: 22, height: 20)
      cell.setNeedsDisplay()
      switch index % 7 {
      case 0: cell.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      case 1: cell.cornerRadius = 5
      case 2: cell.opacity = 0.5
      case 3:
        cell.masksToBounds = true
        let inner = Painter()
        inner.frame = CGRect(x: 8, y: -4, width: 30, height: 18)
        inner.setNeedsDisplay()
        cell.addSublayer(inner)
      case 4: cell.borderWidth = 1
      case 5: cell.shadowOpacity = 0.5
      default: Self.makeCard(cell, index)
      }
      return cell
    }

    /// Makes a cell a rounded card that clips or has a shadow.
    private static func makeCard(_ cell: CALayer, _ index: Int) {
      cell.cornerRadius = 6
      cell.masksToBounds = index % 2 == 0
      cell.backgroundColor = CGColor(gray: 1, alpha: 1)
      cell.shadowOpacity = 0.4
      cell.borderWidth = index % 4 == 1 ? 1.5 : 0
      let inner = Painter()
      inner.frame = CGRect(x: 6, y: -2, width: 9, height: 14)
      inner.setNeedsDisplay()
      if index % 3 > 0 { cell.addSublayer(inner) }
    }

    /// Makes a random change, in most cases of the offset.
    func change(_ numbers: inout SeededGenerator) {
      let cell = cells[Int.random(in: 0..<cells.count, using: &numbers)]
      switch Int.random(in: 0..<17, using: &numbers) {
      case 0..<6: list.bounds.origin.y += CGFloat.random(in: -15...25, using: &numbers).rounded()
      case 6: list.bounds.origin.y += CGFloat.random(in: -4...4, using: &numbers)
      case 7: list.bounds.origin.x += CGFloat.random(in: -9...9, using: &numbers).rounded()
      case 8:
        (cell as? Painter)?.shade = CGFloat.random(in: 0...1, using: &numbers)
        cell.setNeedsDisplay()
      case 9: cell.isHidden.toggle()
      case 10: cell.position.x += 3
      case 11:
        cell.backgroundColor = CGColor(gray: CGFloat.random(in: 0...1, using: &numbers), alpha: 0.6)
      case 12: list.addSublayer(cell)
      case 13: cell.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      case 16: cell.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
      case 14: bar.isHidden.toggle()
      default: cell.zPosition = CGFloat.random(in: -1...1, using: &numbers).rounded()
      }
      list.bounds.origin.y = min(max(list.bounds.origin.y, -20), 280)
    }
  }

  private func alone(_ root: CALayer, scale: CGFloat) throws -> Bitmap {
    let bitmap = try #require(
      Bitmap(width: Int(root.bounds.width * scale), height: Int(root.bounds.height * scale)))
    Compositor.render(root, into: bitmap, scale: scale)
    return bitmap
  }

  private func equals(_ first: Bitmap, _ second: Bitmap) -> Bool {
    first.flush()
    second.flush()
    return (0..<first.height).allSatisfy {
      memcmp(
        first.pixels + $0 * first.bytesPerRow, second.pixels + $0 * second.bytesPerRow,
        4 * first.width) == 0
    }
  }

  @Test(arguments: SeededGenerator.seeds(0..<24))
  func anyChangesGiveTheFrameDrawnAlone(_ seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let scale: CGFloat = seed % 2 == 0 ? 1 : 2
    let screen = Screen(inset: seed % 3 == 0 ? 0 : 7)
    let keeper = FrameKeeper()
    var held: Bitmap?
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { screen.change(&numbers) }
      let frame = try #require(keeper.frame(of: screen.root, scale: scale))
      let expected = try alone(screen.root, scale: scale)
      #expect(equals(frame, expected), "step \(step)")
      keeper._checkInvariants(against: screen.root)
      // Some frames exist longer than the next one.
      held = seed % 4 == 1 || step % 5 == 0 ? frame : nil
    }
    withExtendedLifetime(held) {}
  }

  /// Some frames are drawn when their pixels are read. The next frame, which may move the pixels,
  /// reads them first.
  @Test(arguments: SeededGenerator.seeds(0..<12))
  func framesDrawnLaterAreThoseDrawnAtOnce(_ seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let screen = Screen(inset: 0)
    // The screen has nothing that Cairo composes.
    for cell in screen.cells {
      (cell.opacity, cell.shadowOpacity, cell.borderWidth) = (1, 0, 0)
      (cell.cornerRadius, cell.masksToBounds) = (0, false)
    }
    let keeper = FrameKeeper()
    keeper.defersDrawing = true
    var (deferred, before): (Int, (frame: Bitmap, expected: Bitmap)?) = (0, nil)
    for step in 0..<20 {
      screen.list.bounds.origin.y = CGFloat.random(in: 0...250, using: &numbers).rounded()
      if step % 4 == 3, let painter = screen.cells[1] as? Painter {
        painter.shade = CGFloat(step) / 20
        painter.setNeedsDisplay()
      }
      let frame = try #require(keeper.frame(of: screen.root, scale: 1))
      deferred += frame.deferred == nil ? 0 : 1
      let expected = try alone(screen.root, scale: 1)
      if let before { #expect(equals(before.frame, before.expected), "before step \(step)") }
      if step % 3 == 0 { #expect(equals(frame, expected), "step \(step)") }
      before = step % 5 == 0 ? nil : (frame, expected)
    }
    #expect(deferred > 0)
  }

  @Test func shapesAreThePixelsThatCairoDraws() throws {
    let shapes = try alone(Screen(inset: 0).root, scale: 2)
    let pixels = try CALayer.$recordsDrawing.withValue(false) {
      try alone(Screen(inset: 0).root, scale: 2)
    }
    #expect(equals(shapes, pixels))
  }

  @Test func aHeldFrameStaysAsItIs() throws {
    let screen = Screen(inset: 0)
    let keeper = FrameKeeper()
    let first = try #require(keeper.frame(of: screen.root, scale: 1))
    let copy = try #require(first.copy())
    screen.list.bounds.origin.y = 10
    let second = try #require(keeper.frame(of: screen.root, scale: 1))
    #expect(equals(first, copy))
    #expect(!equals(second, copy))
  }

  /// Cards with round corners, a shadow and a picture move with the scrolled content: both edges of
  /// the exposed strip cut a row of cards.
  @Test func scrolledCardsAreNotDrawnAgain() throws {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    let picture = try #require(Bitmap(width: 60, height: 40))
    for index in 0..<20 {
      let card = CALayer()
      card.frame = CGRect(x: 20, y: index * 40 + 8, width: 60, height: 24)
      card.backgroundColor = CGColor(gray: 1, alpha: 1)
      (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (5, 0.5, 2)
      let photo = CALayer()
      photo.frame = CGRect(x: 0, y: 6, width: 60, height: 12)
      photo.contents = CGImage(sharing: try #require(picture.copy()))
      card.addSublayer(photo)
      root.addSublayer(card)
    }
    let keeper = FrameKeeper()
    _ = keeper.frame(of: root, scale: 1)
    #expect(keeper.drawnPixels == 100 * 200)
    root.bounds.origin.y = 10
    _ = keeper.frame(of: root, scale: 1)
    keeper._checkInvariants(against: root)
    // The drawn pixels are the strip and the card in it, with its shadow.
    #expect(keeper.drawnPixels < 100 * 45)
  }

  @Test func onlyWhatChangesIsDrawn() throws {
    let screen = Screen(inset: 0)
    screen.bar.isHidden = true
    // Cells that are composed separately are always drawn again.
    for cell in screen.cells { (cell.opacity, cell.shadowOpacity) = (1, 0) }
    for cell in screen.cells where cell.cornerRadius > 0 { cell.cornerRadius = 0 }
    let keeper = FrameKeeper()
    func drawn() -> Int {
      _ = keeper.frame(of: screen.root, scale: 1)
      return keeper.drawnPixels
    }
    #expect(drawn() == 90 * 80)
    #expect(drawn() == 0)
    screen.list.bounds.origin.y += 11
    #expect(drawn() == 90 * 11)
    screen.list.bounds.origin.y -= 4
    #expect(drawn() == 90 * 4)
    screen.cells[4].backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(drawn() == 22 * 20)
    screen.list.bounds.origin.y += 80
    #expect(drawn() == 90 * 80)
  }
}
