/// The delegate of a sheet presentation controller.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UISheetPresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has chosen another detent.
  // Optional
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
