import QuartzCore
import Testing

/// Tests a custom layer that draws a property of its own, through public API only.
@MainActor @Suite struct OwnAnimatedPropertyTests {
  private class Bar: CALayer {
    /// The progress from 0 to 1.
    var progress: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Bar { progress = other.progress }
    }

    required init?(coder: NSCoder) { nil }

    override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
      keyPath == "progress" ? .init(\Bar.progress) : super.animatedProperty(keyPath)
    }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  private final class LiveBar: Bar {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
  }

  private func fill(_ bar: Bar) -> CALayer {
    bar.frame = CGRect(x: 0, y: 0, width: 20, height: 2)
    bar.setNeedsDisplay()
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    bar.add(animation, forKey: "progress")
    let root = CALayer()
    root.frame = bar.frame
    root.addSublayer(bar)
    return root
  }

  @Test func thePresentationHasTheValueOfTheMoment() {
    let bar = Bar()
    let root = fill(bar)
    MediaClock.current.advance(by: 0.25)
    #expect(bar.presentation()?.progress == 0.25)
    #expect(bar.progress == 0)
    withExtendedLifetime(root) {}
  }

  @Test func itIsDrawnAgainInEveryFrameWhereItsClassRequestsIt() throws {
    let bar = LiveBar()
    let root = fill(bar)
    var widths: [CGFloat] = []
    for _ in 0..<5 {
      widths.append(try Picture(root).inkBox.width)
      MediaClock.current.advance(by: 0.25)
    }
    // The filled width lasts as long as the animation, which is not kept.
    #expect(widths.map { $0.isFinite ? $0 : 0 } == [0, 5, 10, 15, 0])
  }

  @Test func withoutAskingItKeepsItsPixels() throws {
    let bar = Bar()
    bar.progress = 0.5
    let root = fill(bar)
    MediaClock.current.advance(by: 0.75)
    #expect(try Picture(root).inkBox.width == 10)
    #expect(bar.displayCount == 1)
  }
}
