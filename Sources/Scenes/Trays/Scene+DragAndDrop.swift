import UIKit

extension Scene {
  /// A note during a drag from the left tray to the right one, whose notes move aside.
  package static let dragAndDrop = Scene(
    name: "drag-and-drop", summary: "A note on its way from one tray to another",
    defaultSize: CGSize(width: 280, height: 300), fingersDown: [1],
    make: { _ in TraysViewController() },
    perform: { window in
      try? window.play { finger in
        finger.longPress(at: CGPoint(x: 70, y: 90))
        finger.move(to: CGPoint(x: 205, y: 104), duration: 0.4)
      }
    })
}
