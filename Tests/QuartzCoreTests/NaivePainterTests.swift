import SeededRandom
import Testing

@testable import QuartzCore

/// Tests small random layer trees against ``NaivePainter``, which shares no code with the
/// compositor and the frame keeper.
@MainActor @Suite struct NaivePainterTests {
  /// A generator whose seed determines the tree.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func happens(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }
  }

  private static let side = 8

  private func color(_ numbers: inout Numbers) -> CGColor {
    func part(_ numbers: inout Numbers) -> CGFloat { CGFloat(numbers.number(0...5)) / 5 }
    return CGColor(
      red: part(&numbers), green: part(&numbers), blue: part(&numbers),
      alpha: numbers.happens(2) ? 1 : part(&numbers))
  }

  /// Returns a picture with one pixel for each point of a layer.
  private func image(_ size: CGSize, _ numbers: inout Numbers) -> CGImage? {
    guard let bitmap = Bitmap(width: Int(size.width), height: Int(size.height)) else { return nil }
    let context = bitmap.makeContext(scale: 1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        context.setFillColor(color(&numbers))
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGImage(sharing: bitmap)
  }

  /// Whole numbers, even sizes and quarter turns map whole pixels to whole pixels.
  private func layer(depth: Int, _ numbers: inout Numbers) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(
      x: numbers.number(-2...2), y: numbers.number(-2...2), width: 2 * numbers.number(1...3),
      height: 2 * numbers.number(1...3))
    layer.position = CGPoint(x: numbers.number(-1...9), y: numbers.number(-1...9))
    if numbers.happens(2) {
      let turn = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(numbers.number(0...3)))
      let mirror = CGAffineTransform(
        scaleX: numbers.happens(2) ? -1 : 1, y: numbers.happens(2) ? -1 : 1)
      layer.setAffineTransform(mirror.concatenating(turn))
    }
    if numbers.happens(2) { layer.backgroundColor = color(&numbers) }
    if numbers.happens(3) { layer.contents = image(layer.bounds.size, &numbers) }
    if numbers.happens(4) { layer.opacity = Float(numbers.number(0...4)) / 4 }
    layer.masksToBounds = numbers.happens(3)
    layer.isHidden = numbers.happens(12)
    layer.zPosition = CGFloat(numbers.happens(3) ? numbers.number(-1...1) : 0)
    for _ in 0..<(depth > 0 ? numbers.number(0...2) : 0) {
      layer.addSublayer(self.layer(depth: depth - 1, &numbers))
    }
    return layer
  }

  private func tree(_ numbers: inout Numbers) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    if numbers.happens(2) { root.backgroundColor = color(&numbers) }
    for _ in 0..<numbers.number(1...3) { root.addSublayer(layer(depth: 2, &numbers)) }
    return root
  }

  /// The largest difference of a channel, of 255.
  private func difference(_ picture: Bitmap, _ naive: NaivePainter) -> Double {
    picture.flush()
    var most = 0.0
    for y in 0..<picture.height {
      let line = (picture.pixels + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<picture.width {
        let pixel = naive.pixels[y * naive.width + x]
        for (byte, channel) in [2, 1, 0, 3].enumerated() {
          most = max(most, abs(Double(line[4 * x + channel]) - pixel[byte]))
        }
      }
    }
    return most
  }

  /// Every blending rounds to bytes and adds an error of a half, for up to a dozen layers and
  /// groups over each other.
  @Test(arguments: 0..<UInt64(SeededGenerator.tries(4)))
  func randomTreesLookAlike(_ part: UInt64) throws {
    for seed in part * 500..<(part + 1) * 500 {
      var numbers = Numbers(state: seed)
      let root = tree(&numbers)
      var naive = NaivePainter(width: Self.side, height: Self.side)
      naive.draw(root, .identity)
      let alone = try Picture(root).bitmap
      let keeper = FrameKeeper()
      let kept = try #require(keeper.frame(of: root, scale: 1))
      let (a, b) = (difference(alone, naive), difference(kept, naive))
      #expect(a < 5, "compositor, seed \(seed)")
      #expect(b < 5, "frame keeper, seed \(seed)")
      keeper._checkInvariants(against: root)
    }
  }
}
