import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControllers

@MainActor @Suite struct TouchScriptTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func moments(
    framesPerSecond: Int = 60, _ write: (inout TouchScript) -> Void
  ) throws -> [TouchTimeline.Moment] {
    var script = TouchScript()
    write(&script)
    return try TouchTimeline(
      script, fingers: [:], window: window.bounds, framesPerSecond: framesPerSecond
    ).moments
  }

  @Test(arguments: [(60, 6), (120, 12)])
  func aMovingFingerIsSeenFrameByFrame(_ rate: Int, _ frames: Int) throws {
    let moments = try moments(framesPerSecond: rate) {
      $0.drag(from: point(10, 10), to: point(10, 70), duration: 0.1)
    }
    #expect(moments.count == frames + 1)
    for (index, moment) in moments.enumerated() {
      #expect(abs(moment.time - Double(index) / Double(rate)) < 1e-9)
      let y = moment.acts[0].point.y
      #expect(abs(y - (10 + 60 * CGFloat(index) / CGFloat(frames))) < 1e-6)
    }
    #expect(moments.last?.acts[0].point == point(10, 70))
  }

  /// A movement of 25 milliseconds ends between two frames, and its end is visible then.
  @Test func endsAreExact() throws {
    let moments = try moments {
      $0.drag(from: point(0, 0), through: [(point(50, 0), 0.025), (point(50, 50), 0.025)])
      $0.lift()
    }
    #expect(moments.map { ($0.time * 1000).rounded() } == [0, 17, 25, 33, 50, 50])
    #expect(moments.flatMap(\.acts).map(\.phase).last == .ended)
    #expect(moments[2].acts[0].point == point(50, 0))
  }

  @Test func gesturesTakeTheirTimes() {
    func duration(_ write: (inout TouchScript) -> Void) -> TimeInterval {
      var script = TouchScript()
      write(&script)
      return script.duration
    }
    #expect(duration { $0.tap(at: .zero) } == 0.05)
    #expect(duration { $0.doubleTap(at: .zero) } == 0.2)
    #expect(duration { $0.longPress(at: .zero) } == 0.6)
    #expect(duration { $0.fling(from: .zero, velocity: CGVector(dx: 1, dy: 0)) } == 0.1)
    #expect(duration { $0.pinch(at: .zero, from: 10, to: 20) } == 0.3)
    #expect(abs(duration { $0.pinch(at: .zero, from: 10, to: 20, turning: 1) } - 0.3) < 1e-9)
  }

  // MARK: The screen

  /// The screen rotates between two touches at the same time, and has its new size for the second.
  @Test func theScreenIsTurned() throws {
    let moments = try moments {
      $0.tap(at: point(90, 190))
      $0.turn(to: .landscapeLeft)
      $0.tap(at: point(190, 90))
      $0.turn(to: .landscapeRight)
      $0.turn(to: .unknown)
    }
    #expect(moments.map(\.acts.count) == [1, 1, 0, 1, 1, 0, 0])
    #expect(moments.map(\.turn) == [nil, nil, .landscapeLeft, nil, nil, .landscapeRight, .unknown])
    try window.play {
      $0.turn(to: .landscapeLeft)
      $0.down(at: point(190, 90))
    }
    #expect(window.bounds.size == CGSize(width: 200, height: 100))
    #expect(window.fingersDown.map(\.point) == [point(190, 90)])
    try window.play { $0.turn(to: .landscapeRight) }
    #expect(window.bounds.size == CGSize(width: 200, height: 100))
    #expect(
      throws: TouchScriptError.outside(
        finger: 1, time: 0, point: point(190, 90), window: CGSize(width: 100, height: 200))
    ) { try window.play { $0.turn(to: .portrait) } }
    #expect(window.bounds.size == CGSize(width: 200, height: 100))
  }

  /// The orientation of the screen at the time of a movement determines whether a location is on
  /// the screen.
  @Test func fingersStayOnGlassThatIsTurned() throws {
    func turned(to end: CGPoint) throws {
      var way = TouchScript()
      way.drag(from: point(50, 50), to: end, duration: 0.2)
      var turn = TouchScript()
      turn.wait(0.1)
      turn.turn(to: .landscapeRight)
      _ = try moments { $0.together([way, turn]) }
    }
    try turned(to: point(140, 50))
    #expect(throws: TouchScriptError.self) { try turned(to: point(50, 190)) }
    #expect(throws: TouchScriptError.self) { try turned(to: point(199, 50)) }
  }

  @Test func fingersAtOneMomentAreOneEvent() throws {
    let moments = try moments {
      $0.pinch(at: point(50, 50), from: 20, to: 60, duration: 1.0 / 60)
      $0.lift()
    }
    #expect(moments.map(\.acts.count) == [2, 2, 2])
    #expect(moments[0].acts.map(\.point) == [point(40, 50), point(60, 50)])
    #expect(moments[1].acts.map(\.point) == [point(20, 50), point(80, 50)])
  }

  @Test func scriptsOneAfterTheOtherAndTogether() throws {
    var first = TouchScript()
    first.tap(at: point(10, 10))
    var second = TouchScript()
    second.tap(at: point(90, 90), duration: 0.1, finger: 2)
    var all = TouchScript()
    all.append(first)
    all.together([first, second])
    #expect(abs(all.duration - 0.15) < 1e-9)
    let moments = try TouchTimeline(
      all, fingers: [:], window: window.bounds, framesPerSecond: 60
    ).moments
    #expect(moments.map(\.acts.count) == [1, 1, 2, 1, 1])
  }

  @Test func aFingerStaysFromScriptToScript() throws {
    try window.play { $0.down(at: point(10, 10)) }
    try window.play { $0.move(to: point(20, 20), duration: 0.1) }
    #expect(window.touches.fingers[1]?.location(in: nil) == point(20, 20))
    try window.play { $0.lift() }
    #expect(window.touches.fingers.isEmpty)
  }

  /// A picture may be taken during a script that has only begun.
  @Test func aScheduledScriptContinuesWithTheClock() throws {
    var script = TouchScript()
    script.drag(from: point(0, 0), to: point(0, 100), duration: 1)
    try window.schedule(script)
    window.clock.advance(by: 0.5)
    #expect(window.touches.fingers[1]?.location(in: nil) == point(0, 50))
    window.clock.settle()
    #expect(window.touches.fingers[1]?.location(in: nil) == point(0, 100))
  }

  private static let mistakes: [(String, @Sendable (inout TouchScript) -> Void)] = [
    ("Time cannot pass by -1 seconds.", { $0.wait(-1) }),
    ("Time cannot pass by nan seconds.", { $0.tap(at: .zero, duration: .nan) }),
    (
      "Finger 1 would be at (120, 10) after 0 seconds, outside of the window of 100 × 200 points.",
      { $0.tap(at: CGPoint(x: 120, y: 10)) }
    ),
    (
      "Finger 1 would be at (0, 350) after 0.1 seconds, outside of the window of 100 × 200 points.",
      { $0.fling(from: CGPoint(x: 0, y: 150), velocity: CGVector(dx: 0, dy: 2000)) }
    ),
    (
      "Finger 1 is lifted after 0.05 seconds, but it is not down.",
      {
        $0.tap(at: .zero)
        $0.lift()
      }
    ),
    ("Finger 2 is moved after 0 seconds, but it is not down.", { $0.move(to: .zero, finger: 2) }),
    ("Finger 1 is taken away after 0 seconds, but it is not down.", { $0.cancel() }),
    (
      "Finger 3 comes down after 0.25 seconds, but it is down already.",
      {
        $0.longPress(at: .zero, duration: 0.25, finger: 3)
        $0.down(at: .zero, finger: 3)
      }
    ),
    (
      "Finger 1 is used after 0 seconds, while it is moving.",
      {
        var other = TouchScript()
        other.move(to: CGPoint(x: 1, y: 1), duration: 1)
        $0.down(at: .zero)
        $0.together([other, other])
      }
    ),
  ]

  @Test func mistakesAreSentences() {
    for (sentence, write) in Self.mistakes {
      #expect { try window.play(write) } throws: { "\($0)" == sentence }
    }
    #expect { try window.play(framesPerSecond: 0) { $0.tap(at: .zero) } } throws: {
      "\($0)" == "Touches cannot come at 0 frames a second."
    }
    #expect(window.touches.fingers.isEmpty, "a script with a mistake has no effect")
  }
}
