extension UIView {
  /// Animates the changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// makes to views, each in its part of the time; changes outside of keyframes take the whole
  /// time.
  ///
  /// - Parameters:
  ///   - duration: in seconds, after the delay; inside another animation that one's duration is
  ///     used.
  ///   - delay: in seconds; until then pictures show the old state.
  ///   - options: the interpolation between keyframes; a curve of ``AnimationOptions``, by its raw
  ///     value, applies to the whole time.
  ///   - animations: adds the keyframes; called at once.
  ///   - completion: called when the clock has passed the end, with false if an animation was
  ///     removed before.
  ///
  /// Source: Apple, UIView.animateKeyframes(withDuration:delay:options:animations:completion:).
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let recording = KeyframeRecording(mode: options.mode)
    var made: ImplicitAnimation?
    run(
      duration: duration, delay: delay, curve: options.animation.curve, options.animation,
      {
        made = ImplicitAnimation.current
        guard var recorded = made else { return animations() }
        recorded.keyframes = recording
        ImplicitAnimation.with(recorded, animations)
        recording.start(as: recorded)
      }, completion)
  }

  /// Adds a keyframe with changes to the enclosing keyframe animation; outside of one the changes
  /// are immediate.
  ///
  /// - Parameters:
  ///   - frameStartTime: the beginning, 0 to 1 of the animation's duration.
  ///   - frameDuration: the duration, 0 to 1 of the animation's duration.
  ///   - animations: makes the changes; called at once.
  ///
  /// Source: Apple, UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:).
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    guard let recording = ImplicitAnimation.current?.keyframes else {
      return performWithoutAnimation(animations)
    }
    let start = min(max(frameStartTime, 0), 1)
    recording.within(start...min(max(start + frameDuration, start), 1), animations)
  }

  /// The options of a keyframe animation of views. Raw values are UIKit's. Source: Apple,
  /// UIView.KeyframeAnimationOptions.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views receive touches during the animation. Ignored.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins from the presented state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is reversed at its end.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The animation keeps its own duration inside another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The options of the outer animation are not inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation: each keyframe's values are set at its beginning.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant speed throughout, ignoring the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolation along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolation along a smooth curve, with times according to the lengths of the linear
    /// segments.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The same options without the interpolation.
    var animation: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
  }
}

// Unsupported: UIView.animateKeyframes · drawn · The default curve counts for the whole time.
//   Keyframes without another between hold from their beginning. · uncertain · test: KeyframeTests
