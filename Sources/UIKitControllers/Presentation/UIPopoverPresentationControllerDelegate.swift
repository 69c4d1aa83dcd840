/// The delegate of a popover presentation controller.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UIPopoverPresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIPopoverPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown: the last opportunity to set its source.
  // Optional
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}
