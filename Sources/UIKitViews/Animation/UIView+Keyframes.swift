extension UIView {
  /// Animates what ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` changes of
  /// views, each in its part of the time; what is changed outside of keyframes takes all of it.
  ///
  /// - Parameters:
  ///   - duration: in seconds, after the delay; inside another animation that one's counts.
  ///   - delay: in seconds; until then pictures show the old state.
  ///   - options: how values between keyframes are found; a curve of ``AnimationOptions``, by its
  ///     raw value, counts for the whole time.
  ///   - animations: adds the keyframes; called at once.
  ///   - completion: called when the clock has passed the end, with false where an animation was
  ///     taken away before.
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

  /// Gives what a closure changes a part of the time of the keyframe animation around it; outside
  /// of one the changes show at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when it begins, 0 to 1 of the animation's time.
  ///   - frameDuration: how long it takes, 0 to 1 of the animation's time.
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

  /// How keyframes of views run. Raw values are UIKit's. Source: Apple,
  /// UIView.KeyframeAnimationOptions.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Touches count meanwhile. There are none here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where what runs stands.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Its own duration counts inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// None of the outer animation's options count.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// On straight ways; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Not between: each keyframe's values come at its beginning.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed throughout, whatever the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, each stretch in the time of its straight way.
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

    /// The same bits, as animations without keyframes have them.
    var animation: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
  }
}

// Unsupported: UIView.animateKeyframes · drawn · The default curve counts for the whole time.
//   Keyframes without another between hold from their beginning. · uncertain · test: KeyframeTests
