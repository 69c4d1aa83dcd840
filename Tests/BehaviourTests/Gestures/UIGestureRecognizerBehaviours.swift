import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIGestureRecognizerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIGestureRecognizer") {
    defaults(&$0)
    delivery(&$0)
    states(&$0)
    dependencies(&$0)
    delegates(&$0)
    views(&$0)
    making(&$0)
  }

  private static let middle = CGPoint(x: 100, y: 100)

  // MARK: Defaults

  private static func defaults(_ list: inout Behaviours) {
    list.row(
      "by default it is enabled, cancels touches, delays their end and not their beginning",
      .header("UIGestureRecognizer.h")
    ) {
      let tap = UITapGestureRecognizer()
      #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
      #expect(!tap.delaysTouchesBegan && tap.requiresExclusiveTouchType)
      #expect(tap.state == .possible && tap.view == nil && tap.numberOfTouches == 0)
    }
    list.row(
      "recognized is another name of ended", .apple("uikit/uigesturerecognizer/state-swift.enum")
    ) {
      #expect(UIGestureRecognizer.State.recognized == .ended)
      #expect(UIGestureRecognizer.State.ended.rawValue == 3)
    }
  }

  // MARK: Delivery to views

  private static func delivery(_ list: inout Behaviours) {
    list.row(
      "a recognised gesture cancels its touches in the view just before its action",
      .apple("uikit/uigesturerecognizer/cancelstouchesinview")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap")
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "cancelled", "tap ended"])
    }
    list.row(
      "a gesture that does not cancel touches leaves them to the view",
      .apple("uikit/uigesturerecognizer/cancelstouchesinview")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "tap ended", "ended"])
    }
    list.row(
      "with delaysTouchesBegan the view receives no touches of a recognised gesture",
      .apple("uikit/uigesturerecognizer/delaystouchesbegan")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
      #expect(try pad.play { $0.tap(at: middle) } == ["tap ended"])
    }
    list.row(
      "with delaysTouchesBegan the view receives the touch after the gesture failed",
      .apple("uikit/uigesturerecognizer/delaystouchesbegan")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
      #expect(try pad.play { $0.down(at: middle) } == [])
      #expect(try pad.play { $0.move(to: CGPoint(x: 180, y: 100)) }.first == "began")
      #expect(try pad.play { $0.lift() } == ["ended"])
    }
    list.row(
      "the end of a touch is delayed until no gesture can use it",
      .apple("uikit/uigesturerecognizer/delaystouchesended")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
      #expect(try pad.play { $0.tap(at: middle) } == ["began"])
      pad.window.clock.advance(by: 1)
      #expect(pad.takeEvents() == ["ended"])
    }
    list.row(
      "a gesture also receives touches on subviews", .apple("uikit/uigesturerecognizer/view")
    ) { () throws in
      let pad = TouchPad()
      pad.pad.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      pad.add(UITapGestureRecognizer(), "tap")
      #expect(try pad.play { $0.tap(at: middle) }.contains("tap ended"))
    }
    list.row(
      "a gesture does not receive touches outside its view",
      .apple("uikit/uigesturerecognizer/view")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap")
      #expect(try pad.play { $0.tap(at: CGPoint(x: 280, y: 280)) } == [])
    }
    list.row(
      "a gesture without direct touches in its types ignores fingers",
      .apple("uikit/uigesturerecognizer/allowedtouchtypes")
    ) { () throws in
      let pad = TouchPad()
      let tap = pad.add(UITapGestureRecognizer(), "tap")
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"])
    }
  }

  // MARK: States

  private final class Watched: UIGestureRecognizer {
    var resets = 0
    var end = UIGestureRecognizer.State.failed
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = end }
    override func reset() { resets += 1 }
  }

  private static func states(_ list: inout Behaviours) {
    list.row(
      "a recognised gesture is possible again afterwards",
      .apple("uikit/uigesturerecognizer/state-swift.property")
    ) {
      let pad = TouchPad()
      let tap = pad.add(UITapGestureRecognizer(), "tap")
      var seen: [Int] = []
      tap.addHandler { seen.append($0.state.rawValue) }
      _ = try pad.play { $0.tap(at: middle) }
      #expect(seen == [3] && tap.state == .possible)
    }
    list.row("a failed gesture calls no action and is reset", .header("UIGestureRecognizer.h")) {
      () throws in
      let pad = TouchPad()
      let gesture = pad.add(Watched(), "watched")
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"])
      #expect(gesture.resets == 1 && gesture.state == .possible)
    }
    list.row(
      "reset is called after a recognised gesture, too",
      .apple("uikit/uigesturerecognizer/reset()")
    ) { () throws in
      let pad = TouchPad()
      let gesture = pad.add(Watched(), "watched")
      gesture.end = .ended
      #expect(try pad.play { $0.tap(at: middle) }.last == "watched ended")
      #expect(gesture.resets == 1)
    }
    list.row(
      "disabling a gesture in progress cancels it",
      .apple("uikit/uigesturerecognizer/isenabled")
    ) {
      let pad = TouchPad()
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      _ = try pad.play { $0.drag(from: middle, to: CGPoint(x: 160, y: 100), duration: 0) }
      pan.isEnabled = false
      #expect(pad.takeEvents() == ["pan cancelled"])
    }
    list.row(
      "a disabled gesture receives no touches", .apple("uikit/uigesturerecognizer/isenabled")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "tap").isEnabled = false
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"])
    }
    list.row(
      "an ignored touch begins no gesture",
      .apple("uikit/uigesturerecognizer/ignore(_:for:)")
    ) { () throws in
      final class Shy: UITapGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          for touch in touches { ignore(touch, for: event) }
        }
      }
      let pad = TouchPad()
      pad.add(Shy(), "shy")
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"])
    }
    list.row(
      "a gesture's location is the centre of its touches",
      .apple("uikit/uigesturerecognizer/location(in:)")
    ) {
      let pad = TouchPad()
      let press = pad.add(UILongPressGestureRecognizer(), "press")
      press.numberOfTouchesRequired = 2
      _ = try pad.play {
        $0.down(at: CGPoint(x: 60, y: 100), finger: 1)
        $0.down(at: CGPoint(x: 100, y: 140), finger: 2)
        $0.wait(0.6)
      }
      #expect(press.numberOfTouches == 2)
      #expect(press.location(in: pad.window) == CGPoint(x: 80, y: 120))
      #expect(press.location(in: pad.pad) == CGPoint(x: 70, y: 100))
      #expect(press.location(ofTouch: 0, in: pad.pad) == CGPoint(x: 50, y: 80))
    }
    list.row(
      "an action is called once for each target, and not after its removal",
      .apple("uikit/uigesturerecognizer/removetarget(_:action:)")
    ) {
      final class Target: NSObject {
        var count = 0
        func tapped(_ sender: UIGestureRecognizer) { count += 1 }
        static let tapped = Selector("tapped:", Target.tapped)
      }
      let (pad, first, second) = (TouchPad(), Target(), Target())
      let tap = UITapGestureRecognizer(target: first, action: Target.tapped)
      tap.addTarget(second, action: Target.tapped)
      pad.pad.addGestureRecognizer(tap)
      _ = try pad.play { $0.tap(at: middle) }
      tap.removeTarget(nil, action: nil)
      pad.window.clock.advance(by: 1)
      _ = try pad.play { $0.tap(at: middle) }
      #expect(first.count == 1 && second.count == 1)
    }
  }
}
