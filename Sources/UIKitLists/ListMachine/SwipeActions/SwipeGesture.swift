@_spi(UIKit) import UIKitViews

/// A finger that moves sideways over a row.
@MainActor
final class SwipeGesture: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// How far the row was open when the finger began, in points.
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

  /// Only what goes more to the side than up or down counts.
  override func distance(_ way: CGVector) -> CGFloat {
    abs(way.dx) > abs(way.dy) ? abs(way.dx) : 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    view.flatMap(ListMachine.of)?.mayBeginSwipe(at: start, toRight: firstWay.dx > 0) ?? false
  }
}
