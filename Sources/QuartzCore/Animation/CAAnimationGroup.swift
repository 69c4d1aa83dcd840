/// A group of animations that run together. Source: Apple, CAAnimationGroup.
///
/// The animations begin at their `beginTime` relative to the group's beginning and end with the
/// group at the latest; one without a duration has the group's. Their delegates are not notified,
/// and they are removed with the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order of application. Default nil.
  open var animations: [CAAnimation]?

  /// Creates an empty group.
  public override init() { super.init() }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    let duration = makeTiming().duration
    let parts = (animations ?? []).compactMap { animation in
      animation.makeEffect(for: layer).map {
        AnimationEffect.Part(
          begin: animation.beginTime, timing: animation.makeTiming(standard: duration), effect: $0)
      }
    }
    return .group(parts, duration: duration)
  }
}
