/// Says how a controller is presented and dismissed that has `.custom` presentation, or whose
/// transition is its own.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIViewControllerTransitioningDelegate+Optionals.swift` is generated. Source: Apple,
/// UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: ObjectiveCProtocol {
  /// Who animates a presentation; nil for what its style does.
  // Optional; without it: nil
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who animates a dismissal; nil for what its style does.
  // Optional; without it: nil
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Who drives a presentation; nil for the clock.
  // Optional; without it: nil
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Who drives a dismissal; nil for the clock.
  // Optional; without it: nil
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Who places what is presented with `.custom`; nil for the plain one, which fills the container.
  // Optional; without it: nil
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
