/// Hears of a sheet.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UISheetPresentationControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UISheetPresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger has chosen another height.
  // Optional
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
