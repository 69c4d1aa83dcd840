import QuartzCore
import Testing

@MainActor @Suite struct LayerAnimationTests {
  private final class Hearer: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  private func basic(_ keyPath: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  @Test func thePresentationMovesTheModelStays() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.add(basic("position", CGPoint(x: 5, y: 5), CGPoint(x: 105, y: 45)), forKey: "move")
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
    MediaClock.current.advance(by: 0.1)
    #expect(layer.presentation()?.position == CGPoint(x: 15, y: 9))
    MediaClock.current.advance(by: 0.15)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 15))
    #expect(layer.position == CGPoint(x: 5, y: 5))
    #expect(layer.animationKeys() == ["move"])
    MediaClock.current.advance(by: 0.75)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "move") == nil)
  }

  /// Each property is at a quarter of a linear animation from one value to another.
  @Test func everyPropertyGoesTheWay() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let table: [(String, Any, Any, (CALayer) -> Bool)] = [
      (
        "bounds", CGRect(x: 0, y: 0, width: 4, height: 8), CGRect(x: 8, y: 4, width: 8, height: 16),
        { $0.bounds == CGRect(x: 2, y: 1, width: 5, height: 10) }
      ),
      ("bounds.size.width", CGFloat(4), CGFloat(8), { $0.bounds.width == 5 }),
      (
        "bounds.origin", CGPoint.zero, CGPoint(x: 4, y: 8),
        { $0.bounds.origin == CGPoint(x: 1, y: 2) }
      ),
      ("position.x", 0, 8, { $0.position == CGPoint(x: 2, y: 5) }),
      ("opacity", Float(1), Float(0), { $0.opacity == 0.75 }),
      ("cornerRadius", 0.0, 8.0, { $0.cornerRadius == 2 }),
      ("borderWidth", 0, NSNumber(value: 4), { $0.borderWidth == 1 }),
      ("zPosition", 0, 4, { $0.zPosition == 1 }),
      ("shadowOpacity", 0, 1, { $0.shadowOpacity == 0.25 }),
      ("shadowRadius", 0, 12, { $0.shadowRadius == 3 }),
      (
        "shadowOffset", CGSize.zero, CGSize(width: 4, height: 8),
        { $0.shadowOffset == CGSize(width: 1, height: 2) }
      ),
      (
        "backgroundColor", CGColor.red, CGColor.blue,
        { $0.backgroundColor == CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1) }
      ),
      (
        "borderColor", CGColor.white, CGColor.black,
        { $0.borderColor?.components == [0.75, 0.75, 0.75, 1] }
      ),
      ("transform.scale", 1, 3, { $0.transform == CATransform3DMakeScale(1.5, 1.5, 1) }),
      ("transform.translation.y", 0, 8, { $0.transform == CATransform3DMakeTranslation(0, 2, 0) }),
      (
        "transform.rotation", 0, 4 * CGFloat.pi / 3,
        {
          let turned = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
          return abs($0.transform.m11 - turned.m11) < 1e-12
            && abs($0.transform.m12 - turned.m12) < 1e-12
        }
      ),
    ]
    for (keyPath, from, to, isRight) in table {
      layer.add(basic(keyPath, from, to), forKey: "it")
      MediaClock.current.advance(by: 0.25)
      let right = layer.presentation().map(isRight)
      #expect(right == true, "\(keyPath)")
    }
  }

  /// Interpolating a half turn's numbers one by one would pass through the zero matrix.
  @Test func aTurnStaysATurnOnTheWay() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.add(
      basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      forKey: nil)
    MediaClock.current.advance(by: 0.5)
    let middle = layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(
      abs(middle.m11 - 0.5.squareRoot()) < 1e-12 && abs(middle.m12 - 0.5.squareRoot()) < 1e-12)
  }

  @Test func missingEndsAreTheModel() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.zPosition = 8
    layer.add(basic("zPosition", 0, nil), forKey: "it")
    MediaClock.current.advance(by: 0.25)
    #expect(layer.presentation()?.zPosition == 2)
    let by = CABasicAnimation(keyPath: "zPosition")
    by.byValue = 4
    by.duration = 1
    layer.add(by, forKey: "it")
    MediaClock.current.advance(by: 0.25)
    #expect(layer.presentation()?.zPosition == 9)
  }

  @Test func additiveAnimationsAddUp() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<2 {
      let animation = basic("position.x", 100, 0)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    MediaClock.current.advance(by: 0.75)
    #expect(layer.presentation()?.position.x == 55)
  }

  @Test func repeatingAndReversing() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = basic("zPosition", 0, 8)
    animation.autoreverses = true
    animation.repeatCount = 2
    layer.add(animation, forKey: "it")
    var seen: [CGFloat?] = []
    for _ in 0..<8 {
      MediaClock.current.advance(by: 0.25)
      seen.append(layer.presentation()?.zPosition)
    }
    #expect(seen == [2, 4, 6, 8, 6, 4, 2, 0])
    MediaClock.current.advance(by: 1.25)
    #expect(layer.presentation()?.zPosition == 6)
    MediaClock.current.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func fillModesShowTheEnds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = basic("zPosition", 4, 8)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "it")
    #expect(layer.presentation()?.zPosition == 0)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "it")
    #expect(layer.presentation()?.zPosition == 4)
    MediaClock.current.advance(by: 1.5)
    #expect(layer.presentation()?.zPosition == 6)
    MediaClock.current.advance(by: 1.5)
    #expect(layer.presentation()?.zPosition == 8)
    #expect(layer.animationKeys() == ["it"])
    layer.removeAllAnimations()
    #expect(layer.presentation()?.zPosition == 0)
  }

  @Test func keyframesAreReachedAtTheirTimes() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 0, 40]
    animation.keyTimes = [0, 0.5, 0.75, 1]
    animation.duration = 1
    layer.add(animation, forKey: "it")
    var seen: [CGFloat?] = []
    for _ in 0..<7 {
      MediaClock.current.advance(by: 0.125)
      seen.append(layer.presentation()?.zPosition)
    }
    #expect(seen == [2.5, 5, 7.5, 10, 5, 0, 20])
  }

  @Test func delegatesAreNotifiedOfBeginningAndEnd() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let hearer = Hearer()
    for _ in 0..<2 {
      let animation = basic("zPosition", 0, 1)
      animation.delegate = hearer
      layer.add(animation, forKey: "it")
    }
    #expect(hearer.heard == ["start", "stop false", "start"])
    MediaClock.current.advance(by: 1)
    #expect(hearer.heard.last == "stop true" && hearer.heard.count == 4)
  }

  @Test func transactionsWaitForTheirAnimations() {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { heard.append("outer") }
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 8
    layer.add(animation, forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("inner") }
    let short = basic("opacity", 0, 1)
    short.duration = 0.25
    layer.add(short, forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    MediaClock.current.advance(by: 0.25)
    #expect(heard == ["inner"])
    #expect(layer.presentation()?.zPosition == 4)
    MediaClock.current.advance(by: 0.25)
    #expect(heard == ["inner", "outer"])
  }

  @Test func picturesShowThePresentation() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 20, height: 4))
    let moving = layer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    moving.addSublayer(layer(CGRect(x: 0, y: 0, width: 2, height: 2), .green))
    root.addSublayer(moving)
    moving.position.x = 18
    moving.add(basic("position.x", 2, 18), forKey: "it")
    #expect(try Picture(root).inkBox.minX == 0)
    MediaClock.current.advance(by: 0.25)
    let picture = try Picture(root)
    #expect(picture.inkBox == CGRect(x: 4, y: 0, width: 4, height: 4))
    #expect(picture[4, 0] == [0, 255, 0, 255])
    MediaClock.current.advance(by: 0.75)
    #expect(try Picture(root).inkBox.minX == 16)
  }

  @Test func theOrderOfSiblingsIsAnimated() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4))
    let (back, front) = (layer(root.bounds, .red), layer(root.bounds, .blue))
    root.addSublayer(back)
    root.addSublayer(front)
    back.add(basic("zPosition", -1, 1), forKey: "zPosition")
    MediaClock.current.advance(by: 0.25)
    #expect(try Picture(root)[0, 0] == [0, 0, 255, 255])
    MediaClock.current.advance(by: 0.5)
    #expect(try Picture(root)[0, 0] == [255, 0, 0, 255])
  }

  /// A layer is drawn once for any number of frames of its animation.
  @Test func animatingRedrawsNothing() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let root = layer(CGRect(x: 0, y: 0, width: 20, height: 4))
    let drawn = Drawn()
    drawn.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    drawn.setNeedsDisplay()
    root.addSublayer(drawn)
    drawn.add(basic("position.x", 0, 20), forKey: "it")
    for _ in 0..<5 {
      _ = try Picture(root)
      MediaClock.current.advance(by: 0.1)
    }
    #expect(drawn.displayCount == 1)
  }

  @Test func thePresentationHasTheLayersClassAndNoSublayers() {
    let outer: CALayer = CAGradientLayer()
    outer.addSublayer(CALayer())
    outer.add(basic("opacity", 0, 1), forKey: nil)
    #expect(outer.presentation() is CAGradientLayer)
    #expect(outer.presentation()?.sublayers?.isEmpty != false && outer.sublayers?.count == 1)
  }

  /// A picture without a flush has the changes of an open transaction, too.
  @Test func flushingATransactionChangesNothing() throws {
    let pictures = try [true, false].map { flushes in
      let box = layer(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
      CATransaction.begin()
      defer { CATransaction.commit() }
      CATransaction.setAnimationDuration(3)
      box.backgroundColor = .green
      if flushes { CATransaction.flush() }
      #expect(CATransaction.animationDuration() == 3)
      return try Picture(box)
    }
    #expect(pictures[0].bytes == pictures[1].bytes && pictures[1][0, 0] == [0, 255, 0, 255])
  }
}
