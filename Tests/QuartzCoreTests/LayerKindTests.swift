import Testing

@testable import QuartzCore

/// Tests subclasses of `CALayer`, in numbers.
@MainActor @Suite struct LayerKindTests {
  private func root(_ layer: CALayer, side: CGFloat = 20) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    layer.frame = root.bounds
    root.addSublayer(layer)
    return root
  }

  private func square(_ frame: CGRect) -> CGPath { CGPath(rect: frame, transform: nil) }

  // MARK: Shapes

  @Test func aShapeIsBlackAndUnstrokedUnlessRequested() throws {
    let shape = CAShapeLayer()
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeColor == nil)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
    #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
    let root = root(shape)
    #expect(try Picture(root).inkBox.isNull)
    shape.path = square(CGRect(x: 2, y: 3, width: 4, height: 5))
    let picture = try Picture(root)
    #expect(picture.inkBox == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(picture[3, 4] == [0, 0, 0, 255])
  }

  @Test func aShapeReachesOutsideItsBounds() throws {
    let shape = CAShapeLayer()
    let root = root(shape)
    shape.frame = CGRect(x: 8, y: 8, width: 1, height: 1)
    shape.path = square(CGRect(x: -5, y: -5, width: 4, height: 4))
    #expect(try Picture(root).inkBox == CGRect(x: 3, y: 3, width: 4, height: 4))
    shape.masksToBounds = true
    #expect(try Picture(root).inkBox.isNull)
  }

  @Test func theEvenOddRuleLeavesAHole() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 12, height: 12))
    path.addRect(CGRect(x: 4, y: 4, width: 4, height: 4))
    let shape = CAShapeLayer()
    shape.path = path
    let root = root(shape)
    #expect(try Picture(root)[5, 5][3] == 255)
    shape.fillRule = .evenOdd
    #expect(try Picture(root)[5, 5][3] == 0)
  }

  private func line() -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 18, y: 10))
    let shape = CAShapeLayer()
    (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path, nil, .red, 4)
    return shape
  }

  @Test func aLineHasCapsDashesAndEnds() throws {
    let shape = line()
    let root = root(shape)
    #expect(try Picture(root).inkBox == CGRect(x: 2, y: 8, width: 16, height: 4))
    shape.lineCap = .square
    #expect(try Picture(root).inkBox == CGRect(x: 0, y: 8, width: 20, height: 4))
    shape.lineCap = .butt
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
    #expect(try Picture(root).inkBox == CGRect(x: 6, y: 8, width: 8, height: 4))
    (shape.strokeStart, shape.strokeEnd) = (0, 1)
    (shape.lineDashPattern, shape.lineDashPhase) = ([4, 4], 4)
    #expect(try Picture(root).inkBox == CGRect(x: 6, y: 8, width: 12, height: 4))
  }

  /// Halfway through its animation, a line ends halfway.
  @Test func theEndOfALineIsAnimated() throws {
    let shape = line()
    let root = root(shape)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue) = (0.0, 1.0)
    (animation.duration, animation.timeOffset, animation.speed) = (1, 0.5, 0)
    animation.fillMode = .both
    shape.add(animation, forKey: nil)
    #expect(shape.presentation()?.strokeEnd == 0.5)
    #expect(try Picture(root).inkBox == CGRect(x: 2, y: 8, width: 8, height: 4))
  }

  @Test func aPathIsAnimatedPointByPoint() {
    let shape = CAShapeLayer()
    shape.path = square(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = square(CGRect(x: 0, y: 0, width: 2, height: 2))
    animation.toValue = shape.path
    (animation.duration, animation.timeOffset, animation.speed) = (1, 0.5, 0)
    shape.add(animation, forKey: nil)
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(shape.path?.boundingBox.width == 10)
  }

  // MARK: Gradients

  @Test func anAxialGradientGoesDownUnlessRequested() throws {
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
    gradient.colors = [CGColor.red, CGColor.blue]
    let picture = try Picture(root(gradient))
    #expect(picture[3, 0][0] > 245 && picture[3, 0][2] < 10)
    #expect(picture[3, 19][0] < 10 && picture[3, 19][2] > 245)
    #expect(picture[0, 9] == picture[19, 9])
  }

  @Test func locationsReportWhereColoursAre() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.locations = [0.5, 0.5]
    let picture = try Picture(root(gradient))
    #expect(picture[3, 8] == [255, 0, 0, 255] && picture[3, 11] == [0, 0, 255, 255])
  }

  @Test func aRadialGradientBeginsAtItsStart() throws {
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.colors = [CGColor.red, CGColor.blue]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let picture = try Picture(root(gradient))
    #expect(picture[10, 10][0] > 230 && picture[0, 0] == [0, 0, 255, 255])
    #expect(picture[10, 3] == picture[3, 10])
  }

  /// The gradient begins at the right and goes clockwise.
  @Test func aConicGradientGoesRound() throws {
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.colors = [CGColor.red, CGColor.green]
    gradient.locations = [0.5, 0.5]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    let picture = try Picture(root(gradient))
    #expect(picture[10, 15] == [255, 0, 0, 255] && picture[10, 5] == [0, 255, 0, 255])
  }

  @Test func aGradientKeepsInsideRoundCorners() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.cornerRadius = 8
    let picture = try Picture(root(gradient))
    #expect(picture[0, 0][3] == 0 && picture[10, 10][3] == 255)
  }

  // MARK: Replicators

  @Test func copiesAreMovedAboutTheMiddle() throws {
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    let root = root(replicator)
    replicator.addSublayer(layer(CGRect(x: 0, y: 0, width: 4, height: 4), .red))
    #expect(try Picture(root).inkBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    #expect(try Picture(root).inkBox == CGRect(x: 0, y: 0, width: 16, height: 4))
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let picture = try Picture(root)
    #expect(picture[19, 19] == [255, 0, 0, 255] && picture[19, 0][3] == 0)
  }

  @Test func coloursAreMultiplied() throws {
    let replicator = CAReplicatorLayer()
    let root = root(replicator)
    replicator.addSublayer(layer(CGRect(x: 0, y: 0, width: 4, height: 4), .white))
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    replicator.instanceColor = CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
    replicator.instanceRedOffset = -0.2
    replicator.instanceAlphaOffset = -0.5
    let picture = try Picture(root)
    #expect(picture[1, 1] == [255, 153, 0, 255])
    #expect(picture[6, 1] == [102, 77, 0, 128])
    #expect(picture[11, 1] == [0, 0, 0, 0])
  }

  /// The second copy is where the first one was half a second ago.
  @Test func copiesAreLate() throws {
    let replicator = CAReplicatorLayer()
    let root = root(replicator)
    let dot = layer(CGRect(x: 0, y: 0, width: 2, height: 2), .red)
    replicator.addSublayer(dot)
    (replicator.instanceCount, replicator.instanceDelay) = (2, 0.5)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (1.0, 17.0, 1)
    (animation.timeOffset, animation.fillMode) = (0.75, .both)
    dot.add(animation, forKey: nil)
    let picture = try Picture(root)
    #expect(picture[12, 0][3] == 255 && picture[13, 0][3] == 255)
  }

  // MARK: Custom subclasses

  private final class Badge: CALayer {
    var shade: CGFloat = 1

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Badge { shade = other.shade }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: shade, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    }
  }

  /// A delegate that, as a view without `draw(_:)`, does not draw.
  private final class Silent: CALayerDelegate {
    func draws(_ layer: CALayer) -> Bool { false }
  }

  @Test func aLayerThatDrawsItselfDoesSoWhateverItsDelegateReturns() throws {
    let (badge, silent) = (Badge(), Silent())
    #expect(badge.drawsItself && !CALayer().drawsItself && !CAShapeLayer().drawsItself)
    badge.delegate = silent
    badge.setNeedsDisplay()
    #expect(try Picture(root(badge)).inkBox == CGRect(x: 1, y: 1, width: 3, height: 3))
  }

  @Test func thePresentationIsOfTheSameClass() {
    let badge = Badge()
    badge.shade = 0.5
    let shown: CALayer? = badge.presentation()
    #expect((shown as? Badge)?.shade == 0.5)
    #expect(shown !== badge)
  }
}
