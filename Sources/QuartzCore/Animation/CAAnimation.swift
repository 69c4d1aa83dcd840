/// The abstract base class of animations.
///
/// A layer keeps the values at the time when the animation is added: later changes have no effect.
///
/// Source: Apple, CAAnimation and CAMediaTiming.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The beginning, in seconds of the clock. Default 0: the time when the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds. Default 0: the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The speed of the animation's time. Default 1.
  open var speed: Float = 1
  /// The animation's own time when it begins, in seconds. Default 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs. Default 0, which means one.
  open var repeatCount: Float = 0
  /// The duration of repeated runs, in seconds. Default 0: ``repeatCount`` applies.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run plays backwards at its end. Default false.
  open var autoreverses = false
  /// The values shown before the beginning and after the end. Default `.removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function. Default nil: linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer at its end. Default true.
  open var isRemovedOnCompletion = true
  /// The preferred frame rates. Stored: a picture can be taken at any time. Default any.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The delegate. Retained, as by Apple.
  open var delegate: (any CAAnimationDelegate)?

  /// The curve used instead of ``timingFunction``, such as a spring's.
  package var curve: AnimationCurve?

  /// Creates an animation without an effect or a duration.
  public override init() { super.init() }

  /// Returns the default value of a property; nil for one without. Source: Apple,
  /// CAAnimation.defaultValue(forKey:).
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": CFTimeInterval(0)
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Returns whether an archive contains a property. False: animations are not archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Returns the effect on a layer; nil for none.
  func makeEffect(for layer: CALayer) -> AnimationEffect? { nil }

  /// The key paths of the animated properties.
  var keyPaths: [String] { [] }

  /// Returns the timing with all default values filled in.
  ///
  /// - Parameter standard: The duration of an animation without its own, in seconds; nil for the
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

/// The delegate of an animation. Source: Apple, CAAnimationDelegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
