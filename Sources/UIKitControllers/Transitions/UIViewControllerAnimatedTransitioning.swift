/// Animates a transition from one controller to another.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIViewControllerAnimatedTransitioning+Optionals.swift` is generated. Source: Apple,
/// UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: ObjectiveCProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Begins the animation; at its end the context has to be told.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over.
  // Optional
  func animationEnded(_ transitionCompleted: Bool)
}
