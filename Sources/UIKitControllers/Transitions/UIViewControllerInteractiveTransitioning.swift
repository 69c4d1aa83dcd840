/// Drives a transition by something else than the clock, such as a finger. Source: Apple,
/// UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: ObjectiveCProtocol {
  /// Begins to drive a transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
