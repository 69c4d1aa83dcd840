import SeededRandom
import Testing

@testable import QuartzCore

/// Tests cards with round corners, photographs with the same corners, and overlapping shadows. Only
/// composing finds the shape that casts such a shadow, and the frame keeper still draws little more
/// than the changes.
@MainActor @Suite struct ScrolledCardsTests {
  private static let (pitch, side) = (48, 36)

  /// Returns a grid six cards wide, of which five and a half rows are visible.
  private func grid() throws -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 6 * Self.pitch, height: 260)
    root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    for index in 0..<120 { root.addSublayer(try card(index)) }
    return root
  }

  private func card(_ index: Int) throws -> CALayer {
    let card = CALayer()
    card.frame = CGRect(
      x: index % 6 * Self.pitch + 6, y: index / 6 * Self.pitch + 6, width: Self.side,
      height: Self.side)
    card.backgroundColor = CGColor(gray: 1, alpha: 1)
    (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (6, 0.5, 5)
    let photograph = CALayer()
    photograph.frame = card.bounds
    (photograph.cornerRadius, photograph.masksToBounds) = (6, true)
    photograph.contents = try self.photograph(UInt64(index))
    card.addSublayer(photograph)
    return card
  }

  private func photograph(_ seed: UInt64) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
    var numbers = SeededGenerator(seed: seed)
    for index in 0..<Self.side * Self.side {
      bitmap.pixels.storeBytes(
        of: 0xFF00_0000 | UInt32(numbers.next() >> 40), toByteOffset: 4 * index, as: UInt32.self)
    }
    bitmap.markDirty()
    return CGImage(sharing: bitmap)
  }

  @Test func aScrolledGridDrawsItsStrip() throws {
    let root = try grid()
    let keeper = FrameKeeper()
    _ = keeper.frame(of: root, scale: 1)
    for step in 1...12 {
      root.bounds.origin.y = CGFloat(step * 31)
      _ = keeper.frame(of: root, scale: 1)
      keeper._checkInvariants(against: root)
      // The drawn pixels are the strip, and the shadows of a row that was not visible before.
      #expect(keeper.drawnPixels <= 6 * Self.pitch * (31 + 10), "step \(step)")
    }
  }

  /// A moving layer overlaps at most four cards, cuts them at all sides, and does not affect the
  /// others.
  @Test func whatIsOnCardsDrawsLittleMoreThanItself() throws {
    let root = try grid()
    let sheet = CALayer()
    sheet.bounds = CGRect(x: 0, y: 0, width: 20, height: 14)
    sheet.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    root.addSublayer(sheet)
    let keeper = FrameKeeper()
    _ = keeper.frame(of: root, scale: 1)
    var numbers = SeededGenerator(seed: 3)
    for step in 0..<40 {
      sheet.position = CGPoint(
        x: Int.random(in: 0..<6 * Self.pitch, using: &numbers),
        y: Int.random(in: 0..<260, using: &numbers))
      _ = keeper.frame(of: root, scale: 1)
      keeper._checkInvariants(against: root)
      // The drawn pixels are the old place and the new one, or their bounding box where they touch
      // the same cards.
      #expect(keeper.drawnPixels <= 4 * Self.pitch * Self.pitch, "step \(step)")
    }
  }

  /// Many small changes far from each other are not merged into a large one.
  @Test func changesAboveAndBelowLeaveTheMiddle() throws {
    let root = try grid()
    let keeper = FrameKeeper()
    _ = keeper.frame(of: root, scale: 1)
    let cards = root.sublayers ?? []
    for card in Array(cards[0..<6]) + cards[24..<30] { card.sublayers?[0].contents = nil }
    _ = keeper.frame(of: root, scale: 1)
    keeper._checkInvariants(against: root)
    #expect(keeper.drawnPixels <= 6 * Self.pitch * 2 * (Self.side + 20))
  }
}
