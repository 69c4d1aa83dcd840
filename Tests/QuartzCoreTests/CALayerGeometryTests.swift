import QuartzCore
import Testing

@MainActor @Suite struct CALayerGeometryTests {
  @Test func theFrameSetsPositionAndBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theFrameKeepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 5, y: 7)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 5, y: 7, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: 0.5, y: 0.5)])
  func theFrameHoldsForEveryAnchor(_ anchor: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  /// Views are created with `CGRect.null` before their layout.
  @Test func theFrameOfNothingIsReadAsItWasSet() {
    let layer = CALayer()
    layer.frame = .null
    #expect(layer.frame == .null && layer.frame.width == 0 && layer.frame.height == 0)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Two layer trees share a coordinate space, through the frames of their roots.
  @Test func pointsGoFromOneTreeToAnother() {
    let (root, child, other, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(child)
    other.addSublayer(inner)
    root.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    child.frame = CGRect(x: 1, y: 2, width: 5, height: 5)
    other.frame = CGRect(x: 3, y: 0, width: 50, height: 50)
    inner.frame = CGRect(x: 0, y: 4, width: 5, height: 5)
    #expect(child.convert(CGPoint.zero, to: inner) == CGPoint(x: 8, y: 18))
    #expect(inner.convert(CGPoint(x: 8, y: 18), to: child) == .zero)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test func pointsConvertThroughScrolledAndScaledLayers() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let scaled = layer(CGRect(x: 0, y: 40, width: 20, height: 20))
    scaled.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(scrolled)
    scrolled.addSublayer(scaled)
    // The scaled layer's centre (10,50) stays; its corner moves by 20 points to the left and up.
    #expect(scaled.convert(CGPoint.zero, to: scrolled) == CGPoint(x: -10, y: 30))
    #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 10))
    #expect(scaled.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
    #expect(scaled.convert(CGPoint(x: 0, y: 10), from: root) == .zero)
  }

  @Test func conversionBetweenLayersIsItsOwnInverse() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = layer(CGRect(x: 10, y: 20, width: 30, height: 30))
    let b = layer(CGRect(x: -5, y: 50, width: 60, height: 20))
    b.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    root.addSublayer(a)
    root.addSublayer(b)
    let there = a.convert(CGPoint(x: 3, y: 4), to: b)
    let back = b.convert(there, to: a)
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
  }

  @Test func hitsGoToTheFrontmostLayer() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = layer(CGRect(x: 25, y: 25, width: 50, height: 50))
    root.sublayers = [back, front]
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 110, y: 10)) == nil)
  }

  @Test func clippingClosesALayerToHitsOutside() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let clip = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let outside = layer(CGRect(x: 30, y: 0, width: 20, height: 20))
    root.addSublayer(clip)
    clip.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 35, y: 5)) === outside)
    clip.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 35, y: 5)) === root)
  }
}
