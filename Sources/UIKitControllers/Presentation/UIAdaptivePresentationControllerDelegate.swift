/// Decides how a presentation adapts, and is notified of interactive dismissals.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIAdaptivePresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: ObjectiveCProtocol {
  /// Returns the style of a popover in a compact width; `.none` for a popover.
  // Optional; without it: .pageSheet
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the style of a popover under traits; `.none` for a popover.
  // Optional; without it: .none
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns whether the user may dismiss the presentation interactively.
  // Optional; without it: true
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when an interactive dismissal begins.
  // Optional
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after an interactive dismissal.
  // Optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user tries to dismiss a presentation that may not be dismissed.
  // Optional
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
