/// Where an animation stands. Raw values are UIKit's. Source: Apple, UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun: it runs or is held.
  case active = 1
  /// Stopped on the way, and not yet finished.
  case stopped = 2
}

/// What can be begun, held and taken back. Source: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back to its beginning.
  var isReversed: Bool { get set }
  /// How far it has come, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins it, or lets it go on.
  func startAnimation()
  /// Begins it after a while, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  /// Stops it where it is; without `withoutFinishing`, it waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What can be given more to animate, and go on in another way. Source: Apple,
/// UIViewImplicitlyAnimating.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time.
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds somebody to call at the end.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  /// Lets it go on with another curve, in a part of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
