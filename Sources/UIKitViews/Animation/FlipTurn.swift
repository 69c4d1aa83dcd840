/// The flip of a view: it shows its old picture for the first half of the turn, then the new one.
@MainActor
struct FlipTurn {
  /// The axis of the turn.
  private let axis: (x: CGFloat, y: CGFloat)
  private let direction: CGFloat

  /// The distance of the eye, in points. UIKit's own is not published.
  private static let distance: CGFloat = 1000
  /// The number of steps of the turn.
  private static let steps = 32

  /// Creates a flip; nil for other transitions.
  init?(_ kind: UIView.AnimationOptions.Transition) {
    switch kind {
    case .flipFromLeft: (axis, direction) = ((0, 1), 1)
    case .flipFromRight: (axis, direction) = ((0, 1), -1)
    case .flipFromTop: (axis, direction) = ((1, 0), -1)
    case .flipFromBottom: (axis, direction) = ((1, 0), 1)
    case .none, .dissolve, .curl: return nil
    }
  }

  /// Returns the animation of the view: a quarter turn to the edge, then from the opposite edge to
  /// flat.
  func turning(
    duration: TimeInterval, curve: QuartzCore.AnimationCurve
  ) -> CAKeyframeAnimation {
    let turn = CAKeyframeAnimation(keyPath: "transform")
    let parts = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
    let half = parts.map { $0 / 2 }
    turn.values =
      half.map { transform(at: $0) } + half.map { transform(at: $0 + 0.5, isBack: true) }
    turn.keyTimes = (half + half.map { $0 + 0.5 }).map { NSNumber(value: Double($0)) }
    (turn.duration, turn.curve) = (duration, curve)
    return turn
  }

  /// Returns the animation of the old picture, which is visible for the first half.
  func covering(
    duration: TimeInterval, curve: QuartzCore.AnimationCurve
  ) -> CAKeyframeAnimation {
    let cover = CAKeyframeAnimation(keyPath: "opacity")
    cover.values = [1, 1, 0, 0]
    cover.keyTimes = [0, 0.5, 0.5, 1]
    (cover.duration, cover.curve) = (duration, curve)
    return cover
  }

  /// Returns the transform at a fraction of the time, for the back turned by half a turn less.
  private func transform(at part: CGFloat, isBack: Bool = false) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.distance
    let angle = (isBack ? part - 1 : part) * .pi * direction
    return CATransform3DRotate(eye, angle, axis.x, axis.y, 0)
  }
}
