/// The pan gesture recognizer of a sheet. Pan recognizers inside the sheet wait for it to fail.
@MainActor
final class SheetPanRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// Returns whether a touch that has moved by a vector may drag the sheet.
  var shouldDragSheet: @MainActor (CGVector) -> Bool = { _ in false }

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldDragSheet(initialTranslation)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer.view, let view else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer && other !== view
      && other.isDescendant(of: view)
  }

  /// The innermost vertically scrollable scroll view under the finger, inside the sheet.
  var enclosingScrollView: UIScrollView? {
    sequence(first: touches.first?.view, next: { $0?.superview })
      .prefix { $0 !== view }
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.scrollsUpAndDown }
  }
}

extension UIScrollView {
  fileprivate var scrollsUpAndDown: Bool {
    alwaysBounceVertical || maximumContentOffset.y > minimumContentOffset.y
  }
}
