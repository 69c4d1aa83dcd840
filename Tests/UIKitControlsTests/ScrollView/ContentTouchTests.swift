import Testing
import UIKit

/// Tests which view receives a touch in a scroll view: its content, or the scroll view.
@MainActor @Suite struct ContentTouchTests {
  private final class Content: UIView {
    var heard: [String] = []
    var keeps = false {
      didSet { if keeps { behavior.insert(.keepsTouches) } else { behavior.remove(.keepsTouches) } }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if heard.last != "moved" { heard.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  @MainActor private final class Screen {
    let dragged = DraggedScreen()
    let content = Content(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    var view: UIScrollView { dragged.view }

    init() { dragged.view.addSubview(content) }

    func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
      try dragged.window.play(write)
      defer { content.heard = [] }
      return content.heard
    }
  }

  private let middle = CGPoint(x: 160, y: 240)
  private let above = CGPoint(x: 160, y: 140)

  @Test func contentWaitsForTheFinger() throws {
    let screen = Screen()
    #expect(try screen.play { $0.longPress(at: middle, duration: 0.14) } == [])
    #expect(try screen.play { $0.wait(0.02) } == ["began"])
    #expect(try screen.play { $0.lift() } == ["ended"])
    screen.view.delaysContentTouches = false
    #expect(try screen.play { $0.down(at: middle) } == ["began"])
  }

  @Test func aQuickTapIsHandedOnWhenItIsOver() throws {
    let screen = Screen()
    #expect(try screen.play { $0.down(at: middle) } == [])
    #expect(try screen.play { $0.lift() } == ["began", "ended"])
  }

  @Test func aQuickDragNeverReachesTheContent() throws {
    let screen = Screen()
    #expect(
      try screen.play {
        $0.drag(from: middle, to: above, duration: 0.1)
        $0.lift()
      } == [])
    #expect(screen.view.contentOffset.y == 90)
  }

  @Test func aFingerThatMovesAsideIsForTheContent() throws {
    let screen = Screen()
    #expect(
      try screen.play { $0.drag(from: middle, to: CGPoint(x: 200, y: 240), duration: 0.1) }
        == ["began", "moved"])
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func aDragTakesTheFingerFromTheContent() throws {
    let screen = Screen()
    #expect(try screen.play { $0.longPress(at: middle, duration: 0.2) } == ["began"])
    #expect(try screen.play { $0.move(to: above, duration: 0.5) } == ["moved", "cancelled"])
    #expect(try screen.play { $0.lift() } == [])
    #expect(screen.view.contentOffset.y > 0)
  }

  @Test(arguments: [false, true]) func contentMayKeepTheFinger(_ byView: Bool) throws {
    let screen = Screen()
    if byView { screen.content.keeps = true } else { screen.view.canCancelContentTouches = false }
    _ = try screen.play { $0.longPress(at: middle, duration: 0.2) }
    #expect(
      try screen.play {
        $0.move(to: above, duration: 0.1)
        $0.lift()
      } == ["moved", "ended"])
    #expect(screen.view.contentOffset.y == 0)
    // The content cannot keep a touch that it has not received.
    _ = try screen.play {
      $0.drag(from: middle, to: above, duration: 0.1)
      $0.lift()
    }
    #expect(screen.view.contentOffset.y == 90)
  }

  @Test func aSubclassDecides() throws {
    final class Picky: UIScrollView {
      var begins = true
      var cancels = true
      var asked: [String] = []
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool {
        asked.append("begin")
        return begins
      }
      override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append("cancel")
        return cancels
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Picky(frame: window.bounds)
    let content = Content(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    view.contentSize = content.frame.size
    view.addSubview(content)
    window.addSubview(view)
    view.begins = false
    try window.play { $0.tap(at: middle) }
    #expect(content.heard.isEmpty && view.asked == ["begin"])
    (view.begins, view.cancels) = (true, false)
    try window.play {
      $0.longPress(at: middle, duration: 0.2)
      $0.move(to: above, duration: 0.1)
      $0.lift()
    }
    #expect(content.heard == ["began", "moved", "ended"] && view.contentOffset.y == 0)
    #expect(view.asked == ["begin", "begin", "cancel"])
  }

  @Test func aFingerThatStopsContentIsNotHandedOn() throws {
    let screen = Screen()
    _ = try screen.play { $0.fling(from: middle, velocity: CGVector(dx: 0, dy: -1000)) }
    #expect(try screen.play { $0.tap(at: middle, duration: 0.3) } == [])
    #expect(!screen.view.isDecelerating)
    #expect(try screen.play { $0.tap(at: middle) } == ["began", "ended"])
  }

  // MARK: Nested scroll views

  private func nested(
    inner: CGSize, outer: CGSize
  ) -> (window: UIWindow, inner: UIScrollView, outer: UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outside = UIScrollView(frame: window.bounds)
    outside.contentSize = outer
    let inside = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    inside.contentSize = inner
    outside.addSubview(inside)
    window.addSubview(outside)
    return (window, inside, outside)
  }

  /// A horizontal section is in a list: mostly horizontal drags scroll the section, all others the
  /// list.
  @Test(arguments: [
    (CGVector(dx: -80, dy: 0), true), (CGVector(dx: -80, dy: -60), true),
    (CGVector(dx: -60, dy: -80), false), (CGVector(dx: 0, dy: -80), false),
  ])
  func aShelfAndAListShareADrag(_ way: CGVector, _ isShelfs: Bool) throws {
    for duration in [0.3, 1.0 / 60] {
      let screen = nested(
        inner: CGSize(width: 1000, height: 200), outer: CGSize(width: 320, height: 2000))
      try screen.window.play {
        $0.drag(
          from: middle, to: CGPoint(x: middle.x + way.dx, y: middle.y + way.dy),
          duration: duration)
      }
      #expect((screen.inner.contentOffset.x > 0) == isShelfs)
      #expect((screen.outer.contentOffset.y > 0) != isShelfs)
      #expect(screen.inner.contentOffset.y == 0 && screen.outer.contentOffset.x == 0)
      #expect(screen.inner.isDragging == isShelfs && screen.outer.isDragging != isShelfs)
    }
  }

  /// Both scroll vertically: the inner one until its end, then the outer one.
  @Test func theInnerOneScrollsToItsEndFirst() throws {
    let screen = nested(
      inner: CGSize(width: 320, height: 300), outer: CGSize(width: 320, height: 2000))
    func drag() throws {
      try screen.window.play {
        $0.drag(from: middle, to: CGPoint(x: 160, y: 120), duration: 0.2)
        $0.wait(0.1)
        $0.lift()
      }
      screen.window.clock.settle()
    }
    try drag()
    #expect(screen.inner.contentOffset.y == 100 && screen.outer.contentOffset.y == 0)
    try drag()
    #expect(screen.inner.contentOffset.y == 100 && screen.outer.contentOffset.y == 110)
  }
}
