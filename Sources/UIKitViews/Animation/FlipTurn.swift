/// A view that is turned over: its old picture until it is seen from the edge, then what it shows
/// now.
@MainActor
struct FlipTurn {
  /// The axis it turns about.
  private let axis: (x: CGFloat, y: CGFloat)
  private let direction: CGFloat

  /// How far the eye is, in points. UIKit's own distance is not published.
  private static let distance: CGFloat = 1000
  /// How many stretches the turn is made of.
  private static let steps = 32

  /// Nil for transitions that turn nothing.
  init?(_ kind: UIView.AnimationOptions.Transition) {
    switch kind {
    case .flipFromLeft: (axis, direction) = ((0, 1), 1)
    case .flipFromRight: (axis, direction) = ((0, 1), -1)
    case .flipFromTop: (axis, direction) = ((1, 0), -1)
    case .flipFromBottom: (axis, direction) = ((1, 0), 1)
    case .none, .dissolve, .curl: return nil
    }
  }

  /// The turn of the view: a quarter until the edge, then from the other side's edge to flat.
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

  /// The old picture: there until the edge.
  func covering(
    duration: TimeInterval, curve: QuartzCore.AnimationCurve
  ) -> CAKeyframeAnimation {
    let cover = CAKeyframeAnimation(keyPath: "opacity")
    cover.values = [1, 1, 0, 0]
    cover.keyTimes = [0, 0.5, 0.5, 1]
    (cover.duration, cover.curve) = (duration, curve)
    return cover
  }

  /// How the view stands after a part of the time; half a turn less once the new side is seen.
  private func transform(at part: CGFloat, isBack: Bool = false) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.distance
    let angle = (isBack ? part - 1 : part) * .pi * direction
    return CATransform3DRotate(eye, angle, axis.x, axis.y, 0)
  }
}
