import UIKit
import UIKitTestSupport

/// A window of 600 by 400 points with one control and a finger over it, and a record of the
/// control's events.
@MainActor
final class ControlPad<Control: UIControl> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
  let control: Control
  private let finger: Finger
  private var heard: [String] = []

  /// Places the control at (200, 150), with its own size.
  init(_ control: Control) {
    self.control = control
    finger = Finger(over: window)
    control.frame.origin = CGPoint(x: 200, y: 150)
    window.addSubview(control)
    for (event, name) in Self.events {
      control.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
    }
    window.layoutIfNeeded()
  }

  private static var events: [(UIControl.Event, String)] {
    [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
  }

  /// Puts the finger down at a point in the control's coordinates.
  func down(_ x: CGFloat, _ y: CGFloat) { finger.down(at: place(x, y)) }
  func move(_ x: CGFloat, _ y: CGFloat) { finger.move(to: place(x, y)) }
  func up() { finger.up() }
  func cancel() { finger.cancel() }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Returns the control's events since the last call, in order.
  func news() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: control.frame.minX + x, y: control.frame.minY + y)
  }
}
