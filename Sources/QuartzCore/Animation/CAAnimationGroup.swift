/// Several animations that run in the time of one. Source: Apple, CAAnimationGroup.
///
/// The animations begin at their `beginTime` after the group's beginning and end with the group at
/// the latest; one without a duration has the group's. Their delegates hear of nothing, and they go
/// when the group does.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they are applied. Default nil.
  open var animations: [CAAnimation]?

  /// A group of none.
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
