extension UIView {
  /// Animates the changes that a closure makes to views: `frame`, `bounds`, `center`, `transform`,
  /// `alpha`, `backgroundColor`, and also corners, borders and shadows of their layers.
  ///
  /// The views have their new values at once; pictures show the animation. Nothing sleeps: time
  /// passes on the virtual clock. The curve is ease-in-ease-out.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 changes at once.
  ///   - animations: makes the changes; called at once.
  ///   - completion: called when the clock has passed the end, with false if an animation was
  ///     removed before.
  ///
  /// Source: Apple, UIView.animate(withDuration:animations:completion:).
  public static func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views, with a delay and options.
  ///
  /// - Parameters:
  ///   - duration: in seconds, after the delay; 0 without a delay changes at once.
  ///   - delay: in seconds; until then pictures show the old state.
  ///   - options: the curve, and the treatment of running animations.
  ///   - animations: makes the changes; called at once.
  ///   - completion: called when the clock has passed the end, with false if an animation was
  ///     removed before.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: delay, curve: options.curve, options, animations, completion)
  }

  /// Animates the changes that a closure makes to views with a spring.
  ///
  /// - Parameters:
  ///   - duration: in seconds, after the delay.
  ///   - delay: in seconds; until then pictures show the old state.
  ///   - dampingRatio: 1 settles without oscillation, smaller ratios oscillate.
  ///   - velocity: the initial velocity, in distances of the animation per second.
  ///   - options: the treatment of running animations.
  ///   - animations: makes the changes; called at once.
  ///   - completion: called when the clock has passed the end, with false if an animation was
  ///     removed before.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      damping: Double(dampingRatio), velocity: Double(velocity) * max(0, duration))
    run(duration: duration, delay: delay, curve: .spring(spring), options, animations, completion)
  }

  /// Animates the changes that a closure makes to views with a spring of a perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds, after the delay: the period of the undamped spring. It takes longer
  ///     to settle.
  ///   - bounce: 0 does not oscillate, values up to 1 oscillate more and more, negative values are
  ///     overdamped.
  ///   - velocity: the initial velocity, in distances of the animation per second.
  ///   - delay: in seconds; until then pictures show the old state.
  ///   - options: the treatment of running animations.
  ///   - animations: makes the changes; called at once.
  ///   - completion: called when the clock has passed the end, with false if an animation was
  ///     removed before.
  ///
  /// Source: Apple, UIView.animate(springDuration:…); Animate with springs, WWDC 2023.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: 0))
    let length = spring.explicitDuration ?? duration
    run(
      duration: length, delay: delay, curve: spring.curve(duration: length), options, animations,
      completion)
  }

  /// Makes changes without animation, even inside an animation.
  ///
  /// Source: Apple, UIView.performWithoutAnimation(_:).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    ImplicitAnimation.with(nil, actionsWithoutAnimation)
  }

  /// Whether animations are enabled; otherwise changes are immediate. Default true.
  public static var areAnimationsEnabled: Bool { ImplicitAnimation.areEnabled }

  /// Enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    ImplicitAnimation.areEnabled = enabled
  }

  /// The duration of the animation whose closure is running, in seconds; 0 outside an animation.
  public static var inheritedAnimationDuration: TimeInterval {
    ImplicitAnimation.current?.duration ?? 0
  }

  /// Animates changes with a curve.
  ///
  /// - Parameter object: the completion is not called after this object was deallocated. Nil calls
  ///   the completion in any case.
  package static func run(
    duration: TimeInterval, delay: TimeInterval = 0, curve: QuartzCore.AnimationCurve,
    _ options: AnimationOptions = [], of object: AnyObject? = nil, _ animations: () -> Void,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    // Without a completion handler nothing waits for the end of the animation.
    let waiting = completion.map { AnimationCompletion(of: object, $0) }
    defer { waiting?.close() }
    guard areAnimationsEnabled, duration > 0 else { return performWithoutAnimation(animations) }
    var animation = ImplicitAnimation(duration: duration, curve: curve)
    if let outer = ImplicitAnimation.current {
      if !options.contains(.overrideInheritedDuration) { animation.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { animation.curve = outer.curve }
    }
    animation.delay = max(0, delay)
    animation.repeats = options.contains(.repeat)
    animation.autoreverses = options.contains(.autoreverse)
    animation.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    animation.completion = waiting
    ImplicitAnimation.with(animation, animations)
  }
}

// Unsupported: UIView.animate: springs · drawn · At its end, a spring has decayed to a thousandth.
//   UIKit's own measure is not known. · uncertain · test: UIViewAnimationTests
// Unsupported: UIView.animate: several animations · works · More than sixteen equal animations of
//   one property, begun at one moment without a completion, share the last one's key. · test:
//   UIViewAnimationTests
