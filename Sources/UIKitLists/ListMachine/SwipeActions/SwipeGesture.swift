@_spi(UIKit) import UIKitViews

/// A horizontal pan over a row.
@MainActor
final class SwipeGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// The distance by which the row was open at the beginning, in points.
  var distanceBefore: CGFloat = 0
  private(set) var start = CGPoint.zero

  init(_ changed: @escaping @MainActor (SwipeGesture) -> Void) {
    super.init(target: nil, action: nil)
    addHandler { if let gesture = $0 as? SwipeGesture { changed(gesture) } }
    maximumNumberOfTouches = 1
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: view)
    super.touchesBegan(touches, with: event)
  }

  /// Returns the distance of a horizontal movement; 0 if it is more vertical.
  override func distance(_ translation: CGVector) -> CGFloat {
    abs(translation.dx) > abs(translation.dy) ? abs(translation.dx) : 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view.flatMap(ListMachine.of)?.shouldBeginSwipe(at: start, toRight: initialTranslation.dx > 0)
      ?? false
  }
}
