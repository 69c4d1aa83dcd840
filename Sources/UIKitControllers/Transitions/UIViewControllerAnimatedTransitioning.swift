/// Animates a transition from one controller to another.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIViewControllerAnimatedTransitioning+Optionals.swift` is generated. Source: Apple,
/// UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: ObjectiveCProtocol {
  /// The duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Starts the animation. The animator must call `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition has ended.
  // Optional
  func animationEnded(_ transitionCompleted: Bool)
}
