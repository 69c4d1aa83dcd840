import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitViews

@MainActor @Suite struct TouchDeliveryTests {
  private let middle = CGPoint(x: 100, y: 100)

  @Test func aViewReceivesItsTouch() throws {
    let screen = TouchPad()
    #expect(
      try screen.play {
        $0.drag(from: middle, to: CGPoint(x: 290, y: 290), duration: 1.0 / 60)
        $0.lift()
      } == ["began", "moved", "ended"])
    #expect(try screen.play { $0.tap(at: CGPoint(x: 5, y: 5)) } == [])
    #expect(
      try screen.play {
        $0.down(at: middle)
        $0.cancel()
      } == ["began", "cancelled"])
  }

  /// Touches that a view does not handle go to its controller, then to its superviews.
  @Test func touchesGoUpTheChain() throws {
    final class Controller: UIViewController {
      var heard = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    try window.play { $0.tap(at: CGPoint(x: 10, y: 10)) }
    #expect(controller.heard == 1)
  }

  @Test func aSecondFingerCountsWhereItMay() throws {
    let screen = TouchPad()
    func two(_ script: inout TouchScript) {
      script.pinch(at: middle, from: 40, to: 80, duration: 1.0 / 60)
      script.lift()
    }
    #expect(try screen.play(two) == ["began", "moved", "ended"])
    screen.pad.isMultipleTouchEnabled = true
    #expect(try screen.play(two) == ["began 2", "moved 2", "ended 2"])
  }

  @Test func anExclusiveViewKeepsOthersFromFingers() throws {
    let screen = TouchPad()
    let other = UIView(frame: CGRect(x: 220, y: 20, width: 50, height: 50))
    screen.window.addSubview(other)
    other.isExclusiveTouch = true
    #expect(
      try screen.play {
        $0.down(at: CGPoint(x: 230, y: 30), finger: 1)
        $0.tap(at: middle, finger: 2)
        $0.lift()
      } == [])
  }

  @Test func tapsAreCounted() throws {
    let screen = TouchPad()
    var counts: [Int] = []
    screen.pad.hear = { what, touches in
      if what == "began" { counts.append(touches.first?.tapCount ?? 0) }
    }
    try screen.window.play {
      $0.doubleTap(at: middle)
      $0.wait(0.1)
      $0.tap(at: CGPoint(x: 200, y: 200))
      $0.wait(0.5)
      $0.tap(at: CGPoint(x: 200, y: 200))
    }
    #expect(counts == [1, 2, 1, 1])
  }

  @Test func anEventHasAllTouches() throws {
    final class Watcher: UIWindow {
      var counts: [Int] = []
      override func sendEvent(_ event: UIEvent) {
        counts.append(event.allTouches?.count ?? 0)
        let moved = event.allTouches?.filter { $0.phase == .moved } ?? []
        for touch in moved { #expect(touch.previousLocation(in: nil) != touch.location(in: nil)) }
        super.sendEvent(event)
      }
    }
    let window = Watcher(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try window.play {
      $0.down(at: middle, finger: 1)
      $0.down(at: CGPoint(x: 50, y: 50), finger: 2)
      $0.move(to: CGPoint(x: 60, y: 50), finger: 2)
      $0.lift(finger: 1)
      $0.lift(finger: 2)
    }
    #expect(window.counts == [2, 2, 1])
  }
}
