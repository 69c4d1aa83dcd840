import Testing
import UIKit
import UIKitTestSupport

/// Rows about recognisers, their delegates and their views.
extension UIGestureRecognizerBehaviours {
  private static let middle = CGPoint(x: 100, y: 100)

  // MARK: Dependencies

  static func dependencies(_ list: inout Behaviours) {
    list.row(
      "of two gestures only the inner view's is recognised",
      .guide(
        "documentation/EventHandling/Conceptual/EventHandlingiPhoneOS/"
          + "GestureRecognizer_basics/GestureRecognizer_basics.html")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "outer", to: pad.window)
      pad.add(UITapGestureRecognizer(), "inner")
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "cancelled", "inner ended"])
    }
    list.row(
      "a gesture that requires another to fail waits for the failure",
      .apple("uikit/uigesturerecognizer/require(tofail:)")
    ) { () throws in
      let pad = TouchPad()
      let double = pad.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      pad.add(UITapGestureRecognizer(), "single").require(toFail: double)
      #expect(!(try pad.play { $0.tap(at: middle) }).contains("single ended"))
      pad.window.clock.advance(by: 1)
      #expect(pad.takeEvents().contains("single ended"))
    }
    list.row(
      "a gesture fails if the one that it requires to fail is recognised",
      .apple("uikit/uigesturerecognizer/require(tofail:)")
    ) {
      let pad = TouchPad()
      let double = pad.add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      pad.add(UITapGestureRecognizer(), "single").require(toFail: double)
      let heard = try pad.play { $0.doubleTap(at: middle) }
      pad.window.clock.advance(by: 1)
      #expect(heard.contains("double ended") && !heard.contains("single ended"))
      #expect(!pad.takeEvents().contains("single ended"))
    }
    list.row(
      "a subclass that prevents no gesture permits simultaneous recognition",
      .apple("uikit/uigesturerecognizer/canprevent(_:)")
    ) {
      final class Polite: UITapGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
          false
        }
      }
      let pad = TouchPad()
      pad.add(UITapGestureRecognizer(), "outer", to: pad.window)
      pad.add(Polite(), "inner")
      let heard = try pad.play { $0.tap(at: middle) }
      #expect(heard.contains("inner ended") && heard.contains("outer ended"))
    }
    list.row(
      "a subclass can determine whose failure it requires",
      .apple("uikit/uigesturerecognizer/shouldrequirefailure(of:)")
    ) { () throws in
      final class Patient: UITapGestureRecognizer {
        override func shouldRequireFailure(
          of otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }
      }
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press")
      pad.add(Patient(), "tap")
      #expect(try pad.play { $0.down(at: middle) } == ["began"])
      #expect(try pad.play { $0.lift() }.contains("tap ended"))
    }
  }

  // MARK: Delegates

  private final class EventJudge: NSObject, UIGestureRecognizerDelegate {
    var asked: [String] = []
    var receives = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      asked.append("event")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked.append("touch")
      return true
    }
  }

  @MainActor private static func judged(
    _ change: (GestureJudge) -> Void
  ) -> (pad: TouchPad, judge: GestureJudge) {
    let (pad, judge) = (TouchPad(), GestureJudge())
    pad.add(UITapGestureRecognizer(), "tap").delegate = judge
    change(judge)
    return (pad, judge)
  }

  static func delegates(_ list: inout Behaviours) {
    list.row(
      "a gesture fails if its delegate does not permit it to begin",
      .apple("uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)")
    ) { () throws in
      let (pad, judge) = judged { $0.mayBegin = false }
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"] && !judge.mayBegin)
    }
    list.row(
      "a gesture ignores a touch that its delegate refuses",
      .apple("uikit/uigesturerecognizerdelegate")
    ) { () throws in
      let (pad, judge) = judged { $0.mayReceive = false }
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"] && !judge.mayReceive)
    }
    list.row(
      "the delegate is called for the event before the touch",
      .header("UIGestureRecognizer.h")
    ) {
      let (pad, judge) = (TouchPad(), EventJudge())
      pad.add(UITapGestureRecognizer(), "tap").delegate = judge
      _ = try pad.play { $0.tap(at: middle) }
      #expect(judge.asked == ["event", "touch"])
    }
    list.row(
      "an event that the delegate refuses begins no gesture",
      .header("UIGestureRecognizer.h")
    ) { () throws in
      let (pad, judge) = (TouchPad(), EventJudge())
      judge.receives = false
      pad.add(UITapGestureRecognizer(), "tap").delegate = judge
      #expect(try pad.play { $0.tap(at: middle) } == ["began", "ended"])
    }
    list.row(
      "two gestures are recognised together if one delegate permits it",
      .header("UIGestureRecognizer.h")
    ) {
      let (pad, judge) = judged { $0.together = true }
      pad.add(UITapGestureRecognizer(), "outer", to: pad.window)
      let heard = try pad.play { $0.tap(at: middle) }
      #expect(heard.contains("tap ended") && heard.contains("outer ended") && judge.together)
    }
    list.row(
      "a delegate can make its gesture wait for another's failure",
      .header("UIGestureRecognizer.h")
    ) { () throws in
      let (pad, judge) = judged { _ in }
      judge.waitsFor = pad.add(UILongPressGestureRecognizer(), "press")
      #expect(try pad.play { $0.down(at: middle) } == ["began"])
      #expect(try pad.play { $0.wait(0.6) } == ["cancelled", "press began"])
      #expect(!(try pad.play { $0.lift() }).contains("tap ended"))
    }
  }

  // MARK: Views

  static func views(_ list: inout Behaviours) {
    list.row(
      "a recogniser added to another view leaves the first",
      .apple("uikit/uiview/addgesturerecognizer(_:)")
    ) {
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      #expect(tap.view === second && (first.gestureRecognizers ?? []).isEmpty)
      #expect(second.gestureRecognizers?.count == 1)
    }
    list.row(
      "a removed recogniser has no view", .apple("uikit/uiview/removegesturerecognizer(_:)")
    ) {
      let (view, tap) = (UIView(), UITapGestureRecognizer())
      view.addGestureRecognizer(tap)
      view.removeGestureRecognizer(tap)
      #expect(tap.view == nil && (view.gestureRecognizers ?? []).isEmpty)
    }
    list.row(
      "a view can prevent gestures from beginning on it",
      .apple("uikit/uiview/gesturerecognizershouldbegin(_:)")
    ) { () throws in
      final class Closed: UIView {
        override func gestureRecognizerShouldBegin(
          _ gestureRecognizer: UIGestureRecognizer
        ) -> Bool { false }
      }
      let pad = TouchPad()
      pad.pad.addSubview(Closed(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      pad.add(UITapGestureRecognizer(), "tap")
      #expect(!(try pad.play { $0.tap(at: middle) }).contains("tap ended"))
    }
  }
}
