import Testing
import UIKit
import UIKitTestSupport

@Suite struct UITouchBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let middle = CGPoint(x: 100, y: 100)

  /// Returns values of each touch that a view read while it received the touch.
  @MainActor private static func seen<Value>(
    _ value: @escaping (UITouch, TouchPad) -> Value, _ write: (inout TouchScript) -> Void
  ) throws -> [Value] {
    let pad = TouchPad()
    var values: [Value] = []
    pad.pad.hear = { _, touches in values += touches.map { value($0, pad) } }
    _ = try pad.play(write)
    return values
  }

  static let rows: Behaviours = Behaviours(of: "UITouch") {
    $0.row("a touch's phase is its last change", .apple("uikit/uitouch/phase-swift.property")) {
      let phases = try seen({ touch, _ in touch.phase.rawValue }) {
        $0.down(at: middle)
        $0.move(to: CGPoint(x: 105, y: 100))
        $0.lift()
      }
      #expect(phases == [0, 1, 3])
    }
    $0.row("a finger that rests is stationary", .apple("uikit/uitouch/phase-swift.enum/stationary"))
    {
      let pad = TouchPad()
      pad.pad.isMultipleTouchEnabled = true
      var touch: UITouch?
      pad.pad.hear = { _, touches in touch = touch ?? touches.first }
      _ = try pad.play { $0.down(at: middle, finger: 1) }
      _ = try pad.play { $0.down(at: CGPoint(x: 50, y: 50), finger: 2) }
      #expect(touch?.phase == .stationary)
    }
    $0.row(
      "without a view a touch's location is in the window's coordinates",
      .apple("uikit/uitouch/location(in:)")
    ) {
      let places = try seen({ touch, pad in [touch.location(in: nil), touch.location(in: pad.pad)] }
      ) {
        $0.down(at: middle)
      }
      #expect(places == [[CGPoint(x: 100, y: 100), CGPoint(x: 90, y: 80)]])
    }
    $0.row(
      "a touch's previous location is that of the last event",
      .apple("uikit/uitouch/previouslocation(in:)")
    ) {
      let places = try seen({ touch, _ in touch.previousLocation(in: nil).x }) {
        $0.down(at: middle)
        $0.move(to: CGPoint(x: 110, y: 100))
        $0.move(to: CGPoint(x: 130, y: 100))
      }
      #expect(places == [100, 100, 110])
    }
    $0.row(
      "a touch's view is the one where it began", .apple("uikit/uitouch/view")
    ) {
      let held = try seen({ touch, pad in touch.view === pad.pad && touch.window === pad.window }) {
        $0.down(at: middle)
        $0.move(to: CGPoint(x: 290, y: 290))
        $0.lift()
      }
      #expect(held == [true, true, true])
    }
    $0.row("consecutive taps are counted", .apple("uikit/uitouch/tapcount")) {
      let counts = try seen({ touch, _ in touch.tapCount }) { $0.doubleTap(at: middle) }
      #expect(counts == [1, 1, 2, 2])
    }
    $0.row("taps far apart in time begin a new count", .apple("uikit/uitouch/tapcount")) {
      let counts = try seen({ touch, _ in touch.tapCount }) {
        $0.tap(at: middle)
        $0.wait(2)
        $0.tap(at: middle)
      }
      #expect(counts == [1, 1, 1, 1])
    }
    $0.row("a finger is a direct touch", .apple("uikit/uitouch/touchtype/direct")) {
      let types = try seen({ touch, _ in touch.type.rawValue }) { $0.down(at: middle) }
      #expect(types == [0])
    }
    $0.row("one touch is the same object from down to up", .apple("uikit/uitouch")) {
      let objects = try seen({ touch, _ in ObjectIdentifier(touch) }) {
        $0.down(at: middle)
        $0.move(to: CGPoint(x: 110, y: 100))
        $0.lift()
      }
      #expect(objects.count == 3 && Set(objects).count == 1)
    }
    $0.row(
      "a view receives one touch at a time unless multiple touch is enabled",
      .apple("uikit/uiview/ismultipletouchenabled")
    ) { () throws in
      let pad = TouchPad()
      _ = try pad.play { $0.down(at: middle, finger: 1) }
      #expect(try pad.play { $0.down(at: CGPoint(x: 50, y: 50), finger: 2) } == [])
      _ = try pad.play { $0.lift() }
      pad.pad.isMultipleTouchEnabled = true
      _ = try pad.play { $0.down(at: middle, finger: 1) }
      #expect(try pad.play { $0.down(at: CGPoint(x: 50, y: 50), finger: 2) } == ["began"])
    }
    $0.row(
      "while an exclusive-touch view has a touch, other views receive none",
      .apple("uikit/uiview/isexclusivetouch")
    ) { () throws in
      let pad = TouchPad()
      let other = TouchPad.Pad(frame: CGRect(x: 220, y: 20, width: 70, height: 200))
      var heard = 0
      other.hear = { _, _ in heard += 1 }
      pad.window.addSubview(other)
      _ = try pad.play {
        $0.down(at: middle, finger: 1)
        $0.down(at: CGPoint(x: 250, y: 100), finger: 2)
      }
      #expect(heard == 1)
      _ = try pad.play { $0.lift() }
      (heard, pad.pad.isExclusiveTouch) = (0, true)
      _ = try pad.play {
        $0.down(at: middle, finger: 1)
        $0.wait(0.1)
        $0.down(at: CGPoint(x: 250, y: 100), finger: 2)
      }
      #expect(heard == 0)
    }
    $0.row(
      "a view without user interaction receives no touches",
      .apple("uikit/uiview/isuserinteractionenabled")
    ) { () throws in
      let pad = TouchPad()
      pad.pad.isUserInteractionEnabled = false
      #expect(try pad.play { $0.tap(at: middle) } == [])
    }
  }
}
