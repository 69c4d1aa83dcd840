import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitViews

@MainActor @Suite struct AllowedTouchTests {
  @Test func recognisersForPencilsFollowNoFingers() throws {
    let screen = TouchPad()
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(try screen.play { $0.tap(at: CGPoint(x: 100, y: 100)) } == ["began", "ended"])
    tap.allowedTouchTypes = [0]
    #expect(
      try screen.play { $0.tap(at: CGPoint(x: 100, y: 100)) }
        == ["began", "cancelled", "tap ended"])
  }
}
