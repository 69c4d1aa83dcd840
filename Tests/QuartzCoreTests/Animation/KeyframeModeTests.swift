import QuartzCore
import Testing

@MainActor @Suite struct KeyframeModeTests {
  private func layer(with animation: CAAnimation) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.add(animation, forKey: "animation")
    return layer
  }

  private func frames(_ mode: CAAnimationCalculationMode, _ values: [Double]) -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.calculationMode = mode
    animation.duration = 1
    return animation
  }

  private func place(_ layer: CALayer) -> Double { Double(layer.presentation()?.position.x ?? -1) }

  /// Distances of 10 and 30 at a constant speed: the value at half of the time is 20.
  @Test func pacedValuesGoAtOneSpeed() {
    let layer = layer(with: frames(.paced, [0, 10, 40]))
    MediaClock.current.advance(by: 0.5)
    #expect(abs(place(layer) - 20) < 1e-9)
  }

  /// A Catmull-Rom spline passes 0, 10, 10, 0: its middle is a sixteenth of (−0 + 9·10 + 9·10 − 0).
  @Test func cubicValuesAreOnTheSpline() {
    let layer = layer(with: frames(.cubic, [0, 10, 10, 0]))
    MediaClock.current.advance(by: 0.5)
    #expect(abs(place(layer) - 11.25) < 1e-9)
  }

  @Test func aPathIsFollowed() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 1)
    let even = layer(with: animation)
    animation.calculationMode = .paced
    let paced = layer(with: animation)
    MediaClock.current.advance(by: 0.5)
    #expect(even.presentation()?.position == CGPoint(x: 10, y: 0))
    #expect(paced.presentation()?.position == CGPoint(x: 10, y: 10))
  }

  /// The first animation runs from zero to one second, the second one from one to two.
  @Test func aGroupHasATimeOfItsOwn() {
    let (across, down) = (
      CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity")
    )
    (across.fromValue, across.toValue, across.duration) = (0, 100, 1)
    (down.fromValue, down.toValue, down.duration, down.beginTime) = (1, 0, 1, 1)
    down.fillMode = .backwards
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([across, down], 2)
    let layer = layer(with: group)
    MediaClock.current.advance(by: 0.5)
    #expect(place(layer) == 50 && layer.presentation()?.opacity == 1)
    MediaClock.current.advance(by: 1)
    #expect(place(layer) == 0 && layer.presentation()?.opacity == 0.5)
    MediaClock.current.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  /// The expected value is x = 1 − e^−5t (cos ωt + 5/ω sin ωt) with ω = √75.
  @Test func aSpringSwingsByItsPhysics() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
    let layer = layer(with: spring)
    MediaClock.current.advance(by: 0.2)
    let swing = 75.0.squareRoot()
    let left = exp(-1) * (cos(swing * 0.2) + 5 / swing * sin(swing * 0.2))
    #expect(abs(place(layer) - 100 * (1 - left)) < 1e-6)
  }

  @Test func aTurnOutOfThePlaneIsAProperty() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
    let layer = layer(with: turn)
    MediaClock.current.advance(by: 0.25)
    let shown = layer.presentation()?.transform ?? CATransform3DIdentity
    #expect(abs(shown.m11 - 0.5.squareRoot()) < 1e-9 && abs(shown.m31 - 0.5.squareRoot()) < 1e-9)
  }
}
