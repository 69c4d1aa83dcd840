/// Provides the animators, interaction controllers and presentation controller of a controller with
/// a `.custom` presentation or a custom transition.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIViewControllerTransitioningDelegate+Optionals.swift` is generated. Source: Apple,
/// UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: ObjectiveCProtocol {
  /// Returns the animator of a presentation; nil for the animation of the style.
  // Optional; without it: nil
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; nil for the animation of the style.
  // Optional; without it: nil
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of a presentation; nil for none.
  // Optional; without it: nil
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the interaction controller of a dismissal; nil for none.
  // Optional; without it: nil
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller of a `.custom` presentation; nil for the default one,
  /// which fills the container.
  // Optional; without it: nil
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
