import QuartzCore
import Testing

/// Tests properties that a layer stores by key, as the source tool writes them for `@NSManaged`.
@MainActor @Suite struct ManagedPropertyTests {
  private class Ring: CALayer {
    var asked: [String] = []
    var progress: CGFloat {
      get { managedValue("progress") }
      set { setManagedValue(newValue, "progress") }
    }
    var origin: CGPoint {
      get { managedValue("origin") }
      set { setManagedValue(newValue, "origin") }
    }
    var title: String? {
      get { managedValue("title") }
      set { setManagedValue(newValue, "title") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "origin" ? CGPoint(x: 3, y: 4) : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      asked.append("\(event) from \(progress)")
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      (animation.fromValue, animation.duration) = (progress, 1)
      return animation
    }

    override func draw(in ctx: CGContext) {
      ctx.setLineWidth(2)
      ctx.setStrokeColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
      ctx.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0,
        endAngle: progress * 2 * .pi, clockwise: false)
      ctx.strokePath()
    }
  }

  private final class WideRing: Ring {}

  private static let registered: Void = {
    CALayer.registerManaged { (Ring.self, "progress", .init(managed: \Ring.progress)) }
    CALayer.registerManaged { (Ring.self, "title", .init(managed: \Ring.title)) }
  }()

  init() { Self.registered }

  @Test func whatWasNotSetIsTheDefaultOrZero() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.origin == CGPoint(x: 3, y: 4) && ring.title == nil)
    ring.title = "day"
    #expect(ring.title == "day")
    ring.title = nil
    #expect(ring.title == nil)
  }

  @Test func aChangeRequestsItsActionAndDrawing() {
    let ring = Ring()
    ring.origin.x = 5
    #expect(!ring.needsDisplay() && ring.origin == CGPoint(x: 5, y: 4))
    ring.progress = 0.5
    #expect(ring.needsDisplay() && ring.animationKeys() == ["progress"])
    #expect(ring.asked == ["origin from 0.0", "progress from 0.0"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.progress = 0.75
    CATransaction.commit()
    #expect(ring.asked.count == 2 && ring.progress == 0.75)
  }

  @Test func thePresentationHasTheValueOfTheMoment() {
    let ring = WideRing()
    ring.progress = 1
    var seen: [CGFloat] = []
    for _ in 0..<5 {
      seen.append(ring.presentation()?.progress ?? -1)
      MediaClock.current.advance(by: 0.25)
    }
    #expect(seen == [0, 0.25, 0.5, 0.75, 1])
    #expect(ring.asked == ["progress from 0.0"])
  }

  @Test func aCopyHasTheValues() {
    let ring = Ring()
    ring.title = "day"
    #expect(Ring(layer: ring).title == "day")
  }

  @Test func itIsDrawnInEveryFrame() throws {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let root = CALayer()
    root.frame = ring.frame
    root.addSublayer(ring)
    ring.progress = 1
    var boxes: [CGRect] = []
    for _ in 0..<4 {
      MediaClock.current.advance(by: 0.25)
      boxes.append(try Picture(root).inkBox)
    }
    // The rectangles are a quarter of the layer below and to the right, a half below, and all
    // around.
    #expect(
      boxes == [
        CGRect(x: 10, y: 10, width: 9, height: 9), CGRect(x: 1, y: 10, width: 18, height: 9),
        CGRect(x: 1, y: 1, width: 18, height: 18), CGRect(x: 1, y: 1, width: 18, height: 18),
      ])
  }
}
