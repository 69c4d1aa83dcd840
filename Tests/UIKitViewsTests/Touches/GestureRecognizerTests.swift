import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitViews

@MainActor @Suite struct GestureRecognizerTests {
  private let middle = CGPoint(x: 100, y: 100)
  private let frame = 1.0 / 60

  // MARK: Taps

  @Test func aTapTakesTheFingerFromItsView() throws {
    let screen = TouchPad()
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "cancelled", "tap ended"])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
    tap.cancelsTouchesInView = false
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "tap ended", "ended"])
  }

  @Test func aFingerThatRestsOrStraysIsNoTap() throws {
    let screen = TouchPad()
    screen.add(UITapGestureRecognizer(), "tap")
    #expect(try screen.play { $0.tap(at: middle, duration: 0.8) } == ["began", "ended"])
    #expect(
      try screen.play {
        $0.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0)
        $0.lift()
      } == ["began", "moved", "ended"])
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "cancelled", "tap ended"])
  }

  @Test func twoFingersTap() throws {
    let screen = TouchPad()
    screen.add(UITapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
    let heard = try screen.play {
      $0.pinch(at: middle, from: 40, to: 40, duration: 0)
      $0.wait(0.05)
      $0.lift()
    }
    #expect(heard.filter { $0.hasPrefix("two") } == ["two ended"])
  }

  /// The single tap is recognised after the double tap has failed: 0.35 seconds after the finger
  /// was lifted. Until then the view's touch is not cancelled.
  @Test func aTapWaitsForTheDoubleTapToFail() throws {
    let screen = TouchPad()
    let double = screen.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = screen.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    #expect(try screen.play { $0.tap(at: middle) } == ["began"])
    screen.window.clock.advance(by: 0.34)
    #expect(screen.takeEvents() == [])
    screen.window.clock.advance(by: 0.01)
    #expect(screen.takeEvents() == ["cancelled", "single ended"])
    #expect(
      single.location(in: screen.pad) == CGPoint(x: 90, y: 80),
      "the location is the finger's last one")
    #expect(
      try screen.play { $0.doubleTap(at: middle) } == [
        "began", "began", "cancelled", "cancelled", "double ended",
      ])
    screen.window.clock.settle()
    #expect(screen.takeEvents() == [])
  }

  @Test func withoutWaitingBothTapsAreRecognized() throws {
    let screen = TouchPad()
    screen.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    screen.add(UITapGestureRecognizer(), "single")
    let heard = try screen.play { $0.doubleTap(at: middle) }
    #expect(heard.filter { $0.contains(" ") } == ["single ended", "double ended"])
  }

  @Test func theViewWaitsForTheDoubleTapToo() throws {
    let screen = TouchPad()
    let double = screen.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    #expect(try screen.play { $0.tap(at: middle) } == ["began"])
    screen.window.clock.advance(by: 0.35)
    #expect(screen.takeEvents() == ["ended"])
    double.delaysTouchesEnded = false
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
    screen.window.clock.settle()
    double.delaysTouchesBegan = true
    #expect(try screen.play { $0.tap(at: middle) } == [])
    screen.window.clock.settle()
    #expect(screen.takeEvents() == ["began", "ended"])
  }

  // MARK: Pans

  /// Of sixty points in six frames, ten are used up before the pan begins.
  @Test func aPanCountsFromWhereItBegins() throws {
    let screen = TouchPad()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    var ways: [CGPoint] = []
    pan.addHandler { ways.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero) }
    let heard = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 100, y: 142), duration: 6 * frame)
    }
    #expect(
      heard == [
        "began", "moved", "cancelled", "pan began", "pan changed", "pan changed", "pan changed",
        "pan changed",
      ])
    #expect(ways.map { ($0.y * 1000).rounded() / 1000 } == [4, 11, 18, 25, 32])
    #expect(abs(pan.velocity(in: nil).y - 420) < 0.001)
    pan.setTranslation(.zero, in: screen.pad)
    _ = try screen.play { $0.move(to: CGPoint(x: 103, y: 142)) }
    #expect(pan.translation(in: screen.pad) == CGPoint(x: 3, y: 0))
    #expect(try screen.play { $0.lift() } == ["pan ended"])
  }

  @Test func aFingerThatRestsHasNoSpeed() throws {
    let screen = TouchPad()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    try screen.window.play {
      $0.drag(from: middle, to: CGPoint(x: 160, y: 100), duration: 0.1)
      $0.wait(0.05)
    }
    // The last points of the path may differ by rounding errors.
    let velocity = pan.velocity(in: nil)
    #expect(abs(velocity.x) < 1e-6 && velocity.y == 0)
  }

  @Test func aPanKeepsItsPlaceWhenAFingerJoins() throws {
    let screen = TouchPad()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    try screen.window.play {
      $0.drag(from: middle, to: CGPoint(x: 120, y: 100), duration: 0)
      $0.wait(frame)
      $0.down(at: CGPoint(x: 40, y: 40), finger: 2)
    }
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    try screen.window.play { $0.move(to: CGPoint(x: 60, y: 40), finger: 2) }
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0), "half of one finger's distance")
    #expect(try screen.play { $0.lift(finger: 1) }.contains("pan ended") == false)
    #expect(try screen.play { $0.lift(finger: 2) }.contains("pan ended"))
  }

  @Test func aPanMayNeedTwoFingers() throws {
    let screen = TouchPad()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    #expect(
      try screen.play {
        $0.drag(from: middle, to: CGPoint(x: 160, y: 100), duration: 0)
        $0.lift()
      } == ["began", "moved", "ended"])
    pan.maximumNumberOfTouches = 1
    pan.minimumNumberOfTouches = 1
    let heard = try screen.play {
      $0.down(at: middle)
      $0.down(at: CGPoint(x: 50, y: 50), finger: 2)
      $0.move(to: CGPoint(x: 160, y: 100))
      $0.lift()
    }
    #expect(!heard.contains { $0.hasPrefix("pan") })
  }

  @Test func aPanFromTheEdgeBeginsThere() throws {
    let screen = TouchPad()
    screen.add(UIScreenEdgePanGestureRecognizer(), "edge", to: screen.window).edges = .left
    func drag(from x: CGFloat, to end: CGFloat) throws -> [String] {
      try screen.play {
        $0.drag(from: CGPoint(x: x, y: 280), to: CGPoint(x: end, y: 280), duration: 0)
        $0.lift()
      }
    }
    #expect(try drag(from: 5, to: 60) == ["edge began", "edge ended"])
    #expect(try drag(from: 30, to: 90) == [])
    #expect(try drag(from: 295, to: 200) == [])
    #expect(try drag(from: 15, to: 0) == [], "outwards")
  }

  // MARK: Swipes

  @Test(arguments: [
    (CGVector(dx: 60, dy: 0), 0.1, true), (CGVector(dx: 60, dy: 49), 0.1, true),
    (CGVector(dx: 60, dy: 80), 0.1, false), (CGVector(dx: 40, dy: 0), 0.1, false),
    (CGVector(dx: 60, dy: 0), 0.7, false), (CGVector(dx: -60, dy: 0), 0.1, false),
  ])
  func aSwipeIsQuickAndStraight(_ way: CGVector, _ duration: Double, _ counts: Bool) throws {
    let screen = TouchPad()
    screen.add(UISwipeGestureRecognizer(), "swipe")
    let heard = try screen.play {
      $0.drag(
        from: middle, to: CGPoint(x: 100 + way.dx, y: 100 + way.dy), duration: duration)
      $0.lift()
    }
    #expect(heard.contains("swipe ended") == counts)
  }

  @Test func aPanWaitsForASwipe() throws {
    let screen = TouchPad()
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    screen.add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    let quick = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 180, y: 100), duration: 0.1)
      $0.lift()
    }
    #expect(quick.filter { $0.contains(" ") } == ["swipe ended"])
    let slow = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 130, y: 100), duration: 0.4)
      $0.wait(0.2)
      $0.lift()
    }
    #expect(slow.filter { $0.contains(" ") } == ["pan began", "pan ended"])
  }

  // MARK: Two fingers

  @Test func aPinchScales() throws {
    let screen = TouchPad()
    let pinch = screen.add(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    pinch.addHandler { scales.append(($0 as? UIPinchGestureRecognizer)?.scale ?? 0) }
    try screen.window.play { $0.pinch(at: middle, from: 40, to: 100, duration: 3 * frame) }
    #expect(scales.map { ($0 * 1000).rounded() / 1000 } == [1, 1.333, 1.667])
    #expect(pinch.location(in: nil) == middle)
    pinch.scale = 1
    try screen.window.play { $0.move(to: CGPoint(x: 25, y: 100), finger: 1) }
    #expect(abs(pinch.scale - 1.25) < 1e-9)
    #expect(try screen.play { $0.lift() }.filter { $0 == "pinch ended" }.count == 1)
  }

  @Test func fingersThatTurnRotate() throws {
    let screen = TouchPad()
    let rotation = screen.add(UIRotationGestureRecognizer(), "turn")
    try screen.window.play {
      $0.pinch(at: middle, from: 80, to: 80, angle: 3, turning: 1, duration: 0.5)
    }
    #expect(screen.takeEvents().contains("turn began"))
    #expect(rotation.rotation > 1 - 0.14 && rotation.rotation <= 1 - 0.08)
    #expect(abs(rotation.velocity - 2) < 0.01)
    #expect(try screen.play { $0.lift() }.contains("turn ended"))
  }

  @Test func aPinchAndATurnTogetherNeedTheDelegate() throws {
    for together in [false, true] {
      let (screen, judge) = (TouchPad(), GestureJudge())
      judge.together = together
      screen.add(UIPinchGestureRecognizer(), "pinch").delegate = judge
      screen.add(UIRotationGestureRecognizer(), "turn")
      let heard = try screen.play {
        $0.pinch(at: middle, from: 40, to: 120, turning: 1)
        $0.lift()
      }
      #expect(heard.contains("pinch began") && heard.contains("turn began") == together)
      #expect(heard.contains("turn ended") == together)
    }
  }

  // MARK: Delegates

  @Test func theInnermostOfEqualsWins() throws {
    let screen = TouchPad()
    screen.add(UIPanGestureRecognizer(), "outer", to: screen.window)
    screen.add(UIPanGestureRecognizer(), "inner")
    let heard = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0)
      $0.lift()
    }
    #expect(heard.filter { $0.contains(" ") } == ["inner began", "inner ended"])
  }

  @Test func aDelegateDecides() throws {
    let (screen, judge) = (TouchPad(), GestureJudge())
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.delegate = judge
    judge.mayBegin = false
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
    (judge.mayBegin, judge.mayReceive) = (true, false)
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
    judge.mayReceive = true
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "cancelled", "tap ended"])
    tap.isEnabled = false
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
  }

  @Test(arguments: [false, true]) func delegatesMakeGesturesWait(_ asksOther: Bool) throws {
    let (screen, judge) = (TouchPad(), GestureJudge())
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    if asksOther {
      press.delegate = judge
      judge.holdsUp = pan
    } else {
      pan.delegate = judge
      judge.waitsFor = press
    }
    press.allowableMovement = 100
    let waiting = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0)
      $0.wait(0.6)
      $0.lift()
    }
    #expect(waiting.filter { $0.contains(" ") } == ["press began", "press ended"])
    press.allowableMovement = 10
    let quick = try screen.play {
      $0.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0)
      $0.lift()
    }
    #expect(quick.filter { $0.contains(" ") } == ["pan began", "pan ended"])
  }

  @Test func aViewUnderTheFingerMayKeepAGestureFromBeginning() throws {
    final class Keeper: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
      }
    }
    let screen = TouchPad()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.pad.addSubview(Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(
      try screen.play { $0.tap(at: CGPoint(x: 20, y: 30)) }.contains("tap ended") == false)
    #expect(try screen.play { $0.tap(at: middle) }.contains("tap ended"))
  }

  // MARK: Subclasses and targets

  @Test func aSubclassSetsItsState() throws {
    /// Recognises a touch that has moved to the right and back.
    final class ThereAndBack: UIGestureRecognizer {
      private var wasThere = false
      var resets = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let x = location(in: view).x
        if x > 150 { wasThere = true }
        if wasThere && x < 120 { state = .recognized }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() {
        wasThere = false
        resets += 1
      }
    }
    let screen = TouchPad()
    let gesture = screen.add(ThereAndBack(), "back")
    #expect(
      try screen.play {
        $0.drag(
          from: middle, through: [(CGPoint(x: 180, y: 100), 0), (CGPoint(x: 110, y: 100), 0)])
        $0.lift()
      } == ["began", "moved", "cancelled", "back ended"])
    #expect(gesture.resets == 1 && gesture.state == .possible)
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
    #expect(gesture.resets == 2)
  }

  @Test func targetsAreCalledAndNotHeld() throws {
    @MainActor final class Wall {
      var taps = 0
      func tapped(_ recognizer: UITapGestureRecognizer) { taps += 1 }
    }
    let screen = TouchPad()
    var wall: Wall? = Wall()
    let kept = Wall()
    let tap = UITapGestureRecognizer(target: kept, action: Wall.tapped)
    if let wall { tap.addTarget(wall, action: Wall.tapped) }
    screen.add(tap, "tap")
    _ = try screen.play { $0.tap(at: middle) }
    #expect(wall?.taps == 1 && kept.taps == 1)
    wall = nil
    tap.removeTarget(kept)
    #expect(try screen.play { $0.tap(at: middle) }.contains("tap ended"))
    #expect(kept.taps == 1)
  }

  @Test func aGestureBrokenOffIsCancelled() throws {
    let screen = TouchPad()
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    _ = try screen.play { $0.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0) }
    pan.isEnabled = false
    #expect(screen.takeEvents() == ["pan cancelled"])
    pan.isEnabled = true
    #expect(try screen.play { $0.lift() } == [])
    #expect(pan.state == .possible)
  }
}
