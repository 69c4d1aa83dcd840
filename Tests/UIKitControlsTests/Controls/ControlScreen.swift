import Sessions
import UIKit
import UIKitTestSupport

/// A window of 600×400 points with one control and a finger.
@MainActor
final class ControlScreen<Control: UIControl> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
  let control: Control
  let finger: Finger
  /// The control's events, in order.
  private(set) var heard: [String] = []

  /// - Parameter origin: the control's origin; touches are in the control's coordinates.
  init(_ control: Control, at origin: CGPoint = CGPoint(x: 150, y: 180)) {
    self.control = control
    finger = Finger(over: window)
    control.frame.origin = origin
    window.addSubview(control)
    for (event, name) in Self.events {
      control.addAction(
        UIAction { [unowned self] _ in heard.append(name) }, for: event)
    }
  }

  private static var events: [(UIControl.Event, String)] {
    [
      (.touchDown, "down"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: control.frame.minX + x, y: control.frame.minY + y)
  }

  func down(_ x: CGFloat, _ y: CGFloat) { finger.down(at: place(x, y)) }
  func move(_ x: CGFloat, _ y: CGFloat) { finger.move(to: place(x, y)) }
  func up(_ x: CGFloat, _ y: CGFloat) { finger.up(at: place(x, y)) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}
