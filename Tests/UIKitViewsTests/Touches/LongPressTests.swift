import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitViews

@MainActor @Suite struct LongPressTests {
  private final class Pad: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  @MainActor private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let press = UILongPressGestureRecognizer()
    let finger: Finger
    var heard: [String] = []

    init() {
      finger = Finger(over: window)
      window.addSubview(pad)
      pad.addGestureRecognizer(press)
      press.addHandler { [unowned self] recognizer in
        let point = recognizer.location(in: pad)
        heard.append("\(recognizer.state) \(point.x),\(point.y)")
      }
    }
  }

  private let start = CGPoint(x: 20, y: 30)

  @Test func aFingerThatRestsHalfASecondIsFollowed() {
    let screen = Screen()
    screen.finger.down(at: start)
    MediaClock.current.advance(by: 0.49)
    screen.finger.move(to: CGPoint(x: 26, y: 38))
    #expect(screen.heard.isEmpty && screen.press.state == .possible)
    MediaClock.current.advance(by: 0.01)
    #expect(screen.heard == ["began 16.0,18.0"])
    screen.finger.move(to: CGPoint(x: 90, y: 90))
    screen.finger.up(at: CGPoint(x: 91, y: 90))
    #expect(
      screen.heard == [
        "began 16.0,18.0", "changed 80.0,70.0", "changed 81.0,70.0", "ended 81.0,70.0",
      ])
    #expect(screen.pad.heard == ["began", "moved", "cancelled"])
    #expect(screen.press.state == .possible && screen.press.numberOfTouches == 0)
  }

  @Test func aFingerThatMovesOrLeavesTooEarlyIsNot() {
    for leaves in [true, false] {
      let screen = Screen()
      screen.finger.down(at: start)
      if leaves { screen.finger.up() } else { screen.finger.move(to: CGPoint(x: 27, y: 38)) }
      MediaClock.current.advance(by: 1)
      screen.finger.up()
      #expect(screen.heard.isEmpty)
      #expect(screen.pad.heard == (leaves ? ["began", "ended"] : ["began", "moved", "ended"]))
      screen.finger.down(at: start)
      MediaClock.current.advance(by: 0.5)
      #expect(screen.heard == ["began 10.0,10.0"], "the next press is recognised")
    }
  }

  @Test func aTouchTakenAwayCancels() {
    let screen = Screen()
    screen.finger.down(at: start)
    MediaClock.current.advance(by: 0.5)
    screen.finger.cancel()
    #expect(screen.heard == ["began 10.0,10.0", "cancelled 10.0,10.0"])
    screen.finger.down(at: start)
    MediaClock.current.advance(by: 0.5)
    screen.pad.removeGestureRecognizer(screen.press)
    #expect(screen.heard.count == 4 && screen.heard.last == "cancelled 10.0,10.0")
    #expect(screen.press.view == nil && screen.pad.gestureRecognizers == nil)
  }

  @Test func oneThatIsOffFollowsNothing() {
    let screen = Screen()
    screen.press.isEnabled = false
    screen.finger.down(at: start)
    MediaClock.current.advance(by: 1)
    #expect(screen.heard.isEmpty && screen.pad.heard == ["began"])
  }

  /// Of two long presses on nested views the shorter one is recognised; the other fails.
  @Test func otherRecognisersGiveUp() {
    let screen = Screen()
    let slow = UILongPressGestureRecognizer()
    slow.minimumPressDuration = 0.8
    var slowHeard = 0
    slow.addHandler { _ in slowHeard += 1 }
    screen.window.addGestureRecognizer(slow)
    screen.press.cancelsTouchesInView = false
    screen.finger.down(at: start)
    MediaClock.current.advance(by: 1)
    #expect(screen.heard.count == 1 && slowHeard == 0 && slow.state == .failed)
    screen.finger.up()
    #expect(screen.pad.heard == ["began", "ended"] && slow.state == .possible)
    screen.finger.down(at: CGPoint(x: 90, y: 90))
    MediaClock.current.advance(by: 0.8)
    #expect(slowHeard == 1)
  }

  /// A touch does not retain the views and the window below it.
  @Test func aScreenIsLetGoWhileAFingerRestsOnIt() {
    weak var window: UIWindow?
    weak var press: UILongPressGestureRecognizer?
    do {
      let screen = Screen()
      screen.finger.down(at: start)
      MediaClock.current.advance(by: 0.5)
      screen.finger.move(to: CGPoint(x: 26, y: 38))
      #expect(screen.press.numberOfTouches == 1)
      (window, press) = (screen.window, screen.press)
    }
    #expect(window == nil && press == nil)
  }

  /// A tap on a cell selects it, through the window as on a device.
  @Test func aTapSelectsACell() {
    let fixture = Fixture(count: 3)
    let window = UIWindow(frame: fixture.view.frame)
    window.addSubview(fixture.view)
    let finger = Finger(over: window)
    finger.down(at: CGPoint(x: 5, y: 15))
    MediaClock.current.advance(by: 0.15)
    #expect(fixture.view.cellForItem(at: .item(1))?.isHighlighted == true)
    finger.up()
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1)])
    finger.down(at: CGPoint(x: 5, y: 25))
    finger.cancel()
    #expect(fixture.view.indexPathsForSelectedItems == [.item(1)])
  }
}
