/// A simulated finger on a window. Points are the window's, in points; time passes on the virtual
/// clock.
@MainActor
package final class Finger {
  private let window: UIWindow
  private var touch: UITouch?

  /// A finger above a window.
  package init(over window: UIWindow) { self.window = window }

  /// Comes down on the frontmost view at a point.
  package func down(at point: CGPoint) {
    cancel()
    window.layoutIfNeeded()
    let hit = window.hitTest(point, with: nil)
    let touch = UITouch(in: window, at: point, on: hit)
    self.touch = touch
    touch.gestureRecognizers = hit?.followers ?? []
    window.sendEvent(UIEvent(touch))
  }

  /// Moves to a point.
  package func move(to point: CGPoint) { send(.moved, at: point) }

  /// Is lifted, where it is or at a point.
  package func up(at point: CGPoint? = nil) {
    send(.ended, at: point)
    touch = nil
  }

  /// Is taken away by something else.
  package func cancel() {
    send(.cancelled, at: nil)
    touch = nil
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint?) {
    guard let touch else { return }
    touch.take(phase, at: point ?? touch.location(in: window))
    window.sendEvent(UIEvent(touch))
    window.layoutIfNeeded()
  }
}

extension UIView {
  /// The enabled recognisers of the view and of the views that it lies in.
  fileprivate var followers: [UIGestureRecognizer] {
    let own = (gestureRecognizers ?? []).filter(\.isEnabled)
    return own + (superview?.followers ?? [])
  }
}
