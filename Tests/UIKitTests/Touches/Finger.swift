import UIKit

@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitNibs
@testable import UIKitRuntime
@testable import UIKitValues
@testable import UIKitViews

/// One finger, moved by hand. What it cannot do when it is not down, it does not.
@MainActor
struct Finger {
  let window: UIWindow

  init(over window: UIWindow) { self.window = window }

  private var isDown: Bool { window.touches.fingers[1] != nil }

  private var place: CGPoint? { window.touches.fingers[1]?.location(in: window) }

  func down(at point: CGPoint) {
    cancel()
    play { $0.down(at: point) }
  }

  func move(to point: CGPoint) { if isDown { play { $0.move(to: point) } } }

  func up(at point: CGPoint? = nil) {
    guard isDown else { return }
    play { script in
      // A finger that lifts where it is has not moved.
      if let point, point != place { script.move(to: point) }
      script.lift()
    }
  }

  func cancel() { if isDown { play { $0.cancel() } } }

  /// A finger that a test moves to where it cannot be stops the test.
  private func play(_ write: (inout TouchScript) -> Void) {
    do { try window.play(write) } catch { preconditionFailure("\(error)") }
  }
}
