/// Hears of a popover.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UIPopoverPresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UIPopoverPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to come: the last moment to say where it belongs.
  // Optional
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}
