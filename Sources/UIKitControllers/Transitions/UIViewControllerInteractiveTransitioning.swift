/// Drives a transition by something other than the clock, such as a finger. Source: Apple,
/// UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: ObjectiveCProtocol {
  /// Starts to drive a transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
