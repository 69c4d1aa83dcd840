/// Says how what is presented adapts, and hears of fingers that dismiss it.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIAdaptivePresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: ObjectiveCProtocol {
  /// How a popover is presented where the width is compact; `.none` for a popover.
  // Optional; without it: .pageSheet
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// How a popover is presented under traits; `.none` for a popover.
  // Optional; without it: .none
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether a finger may dismiss.
  // Optional; without it: true
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// A finger begins to dismiss.
  // Optional
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// A finger has dismissed.
  // Optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// A finger would have dismissed, and may not.
  // Optional
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}
