/// A change over time. Subclasses say of what.
///
/// What a layer is given counts as it was then: later changes of the animation do nothing.
///
/// Source: Apple, CAAnimation and CAMediaTiming.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// When it begins, in seconds of the clock; 0, the default, means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes, in seconds. Default 0: the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs. Default 1.
  open var speed: Float = 1
  /// How far into itself it begins, in seconds. Default 0.
  open var timeOffset: CFTimeInterval = 0
  /// How many times it runs. Default 0, which means once.
  open var repeatCount: Float = 0
  /// For how many seconds it runs again and again. Default 0, which leaves it to ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes there and back. Default false.
  open var autoreverses = false
  /// What it shows before its beginning and after its end. Default `.removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How progress depends on time. Default nil: evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets it when it has ended. Default true.
  open var isRemovedOnCompletion = true
  /// How many frames a second it would like. Kept: a picture is of any moment. Default any.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The delegate of the animation. Held strongly, as by Apple.
  open var delegate: (any CAAnimationDelegate)?

  /// The curve that stands in for ``timingFunction``, such as a spring's.
  package var curve: AnimationCurve?

  /// An animation of nothing that takes no time of its own.
  public override init() { super.init() }

  /// What changes of a layer, and how; nil for nothing.
  func makeEffect(for layer: CALayer) -> AnimationEffect? { nil }

  /// The properties that it changes.
  var keyPaths: [String] { [] }

  /// When and how fast, all defaults filled in.
  ///
  /// - Parameter standard: the duration of one that has none of its own, in seconds; nil for the
  ///   transaction's.
  func makeTiming(standard: CFTimeInterval? = nil) -> AnimationTiming {
    let duration = duration > 0 ? duration : standard ?? CATransaction.animationDuration()
    let once = autoreverses ? 2 * duration : duration
    let repeated = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 0))
    return AnimationTiming(
      duration: duration, active: repeated > 0 ? repeated : once,
      speed: Double(max(speed, 0)), offset: timeOffset, autoreverses: autoreverses,
      fillMode: fillMode, curve: curve ?? timingFunction.map(AnimationCurve.bezier) ?? .linear)
  }
}

/// Hears of the beginning and the end of an animation. Source: Apple, CAAnimationDelegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` is false where it was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
