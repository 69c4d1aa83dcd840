import QuartzCore
import Testing

@MainActor @Suite struct TextLayerTests {
  private func text(_ string: String, _ frame: CGRect) -> CATextLayer {
    let text = CATextLayer()
    (text.string, text.fontSize, text.frame) = (string, 16, frame)
    return text
  }

  private func ink(_ text: CATextLayer) throws -> CGRect {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
    root.addSublayer(text)
    return try Picture(root).inkBox
  }

  private static let wide = CGRect(x: 10, y: 0, width: 100, height: 20)

  @Test func itIsWhiteLargeAndUnwrappedUnlessRequested() {
    let text = CATextLayer()
    #expect(text.fontSize == 36 && text.foregroundColor == .white && !text.isWrapped)
    #expect(text.truncationMode == .none && text.alignmentMode == .natural)
    #expect(text.font == nil && text.string == nil && text.contentsScale == 1)
  }

  @Test func linesAreAligned() throws {
    let text = text("ill", Self.wide)
    let left = try ink(text)
    text.alignmentMode = .right
    let right = try ink(text)
    text.alignmentMode = .center
    let middle = try ink(text)
    #expect(left.minX >= 10 && left.maxX < 40 && right.maxX <= 110 && right.minX > 80)
    #expect(abs(middle.midX - 60) <= 1)
  }

  @Test func linesAreBrokenWhereRequested() throws {
    let text = text("one two three four", CGRect(x: 10, y: 0, width: 60, height: 60))
    let single = try ink(text)
    #expect(single.height < 20 && single.maxX <= 70)
    text.isWrapped = true
    #expect(try ink(text).height > 30)
  }

  @Test func itDrawsAgainWhenAnythingChanges() throws {
    let text = text("a", Self.wide)
    _ = try ink(text)
    #expect(text.displayCount == 1)
    _ = try ink(text)
    #expect(text.displayCount == 1)
    text.fontSize = 12
    text.bounds.size.width = 90
    _ = try ink(text)
    #expect(text.displayCount == 2)
  }

  @Test func theSizeIsAnimated() throws {
    let text = text("ill", Self.wide)
    let large = try ink(text)
    let animation = CABasicAnimation(keyPath: "fontSize")
    (animation.fromValue, animation.toValue) = (4.0, 12.0)
    (animation.duration, animation.timeOffset, animation.speed) = (1, 0.5, 0)
    text.add(animation, forKey: nil)
    #expect(text.presentation()?.fontSize == 8)
    #expect(try ink(text).height < large.height * 0.7)
  }
}
