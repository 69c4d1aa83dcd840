import CoreGraphics
import QuartzCore
import Testing

/// Tests that a layer turns along the path of its position.
@MainActor @Suite struct PathRotationTests {
  /// A path to the right, then down.
  private static let corner: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    return path
  }()

  /// The rotation of a layer at a quarter and at three quarters of the corner, in radians.
  private func rotations(_ mode: CAAnimationRotationMode?, own: CGFloat = 0) -> [CGFloat] {
    let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.transform = CATransform3DMakeRotation(own, 0, 0, 1)
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.duration) = (Self.corner, mode, 1)
    layer.add(animation, forKey: nil)
    return [0.25, 0.5].map { step in
      MediaClock.current.advance(by: step)
      guard let shown = layer.presentation()?.transform else { return .nan }
      return atan2(shown.m12, shown.m11)
    }
  }

  @Test func withoutAModeALayerDoesNotTurn() { #expect(rotations(nil) == [0, 0]) }

  @Test func aLayerPointsAlongThePath() {
    let found = rotations(.rotateAuto)
    #expect(abs(found[0]) < 1e-9 && abs(found[1] - .pi / 2) < 1e-9)
  }

  @Test func aLayerPointsBackwards() {
    let found = rotations(.rotateAutoReverse)
    #expect(abs(abs(found[0]) - .pi) < 1e-9 && abs(found[1] + .pi / 2) < 1e-9)
  }

  @Test func theLayersOwnRotationIsAdded() {
    #expect(abs(rotations(.rotateAuto, own: 0.5)[0] - 0.5) < 1e-9)
  }

  @Test func transactionsReturnTheirBlock() {
    var count = 0
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.completionBlock()?()
    #expect(count == 1)
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    CATransaction.commit()
  }

  @Test func animationsHaveDefaultValues() {
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CAAnimation.defaultValue(forKey: "duration") as? CFTimeInterval == 0)
    #expect(CAAnimation.defaultValue(forKey: "nothing") == nil)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }
}
