import UIKit

/// A finger that a test moves by hand. Calls that are impossible while it is not down have no
/// effect.
@MainActor
package struct Finger {
  package let window: UIWindow

  package init(over window: UIWindow) { self.window = window }

  private var isDown: Bool { window.touches.fingers[1] != nil }

  private var place: CGPoint? { window.touches.fingers[1]?.location(in: window) }

  package func down(at point: CGPoint) {
    cancel()
    play { $0.down(at: point) }
  }

  package func move(to point: CGPoint) { if isDown { play { $0.move(to: point) } } }

  package func up(at point: CGPoint? = nil) {
    guard isDown else { return }
    play { script in
      // A finger that lifts at its location has not moved.
      if let point, point != place { script.move(to: point) }
      script.lift()
    }
  }

  package func cancel() { if isDown { play { $0.cancel() } } }

  /// A movement to an impossible location stops the test.
  private func play(_ write: (inout TouchScript) -> Void) {
    do { try window.play(write) } catch { preconditionFailure("\(error)") }
  }
}
