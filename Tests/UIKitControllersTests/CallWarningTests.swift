import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests that calls without effect say so, once per process.
@MainActor
@Suite struct CallWarningTests {
  private func logged(_ action: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { message in heard.withLock { $0.append(message) } }) {
      action()
    }
    return heard.withLock { $0 }
  }

  @Test func anEditActionWithoutEffectIsLoggedOnce() {
    let view = UITextView()
    let messages = logged {
      view.decreaseSize(nil)
      view.decreaseSize(nil)
    }
    #expect(messages == ["-[UIResponder decreaseSize:]: the action has no effect here"])
  }

  @Test func anAttemptedRotationIsLoggedOnce() {
    let messages = logged {
      UIViewController.attemptRotationToDeviceOrientation()
      UIViewController.attemptRotationToDeviceOrientation()
    }
    #expect(messages.count == 1 && messages[0].contains("UIWindow.turn(animated:)"))
  }
}
