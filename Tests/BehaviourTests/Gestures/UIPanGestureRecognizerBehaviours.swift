import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIPanGestureRecognizerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let middle = CGPoint(x: 100, y: 100)

  static let rows: Behaviours = Behaviours(of: "UIPanGestureRecognizer") {
    $0.row(
      "by default it requires one finger and permits any number",
      .apple("uikit/uipangesturerecognizer/maximumnumberoftouches")
    ) {
      let pan = UIPanGestureRecognizer()
      #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    }
    $0.row(
      "it begins, changes as fingers move, and ends when they lift",
      .apple("uikit/uipangesturerecognizer")
    ) {
      let pad = TouchPad()
      pad.add(UIPanGestureRecognizer(), "pan")
      let heard = try pad.play {
        $0.down(at: middle)
        $0.move(to: CGPoint(x: 140, y: 100))
        $0.move(to: CGPoint(x: 150, y: 100))
        $0.lift()
      }
      #expect(
        heard.filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
    }
    $0.row(
      "the translation is the total distance, not that since the last call",
      .apple("uikit/uipangesturerecognizer/translation(in:)")
    ) {
      let pad = TouchPad()
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      _ = try pad.play { $0.drag(from: middle, to: CGPoint(x: 140, y: 100), duration: 0) }
      let first = pan.translation(in: pad.window).x
      _ = try pad.play { $0.move(to: CGPoint(x: 150, y: 105)) }
      _ = try pad.play { $0.move(to: CGPoint(x: 160, y: 110)) }
      let way = pan.translation(in: pad.window)
      #expect(way == CGPoint(x: first + 20, y: 10))
    }
    $0.row(
      "a set translation is the base of later ones",
      .apple("uikit/uipangesturerecognizer/settranslation(_:in:)")
    ) {
      let pad = TouchPad()
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      _ = try pad.play { $0.drag(from: middle, to: CGPoint(x: 140, y: 100), duration: 0) }
      pan.setTranslation(CGPoint(x: 5, y: 7), in: pad.window)
      _ = try pad.play { $0.move(to: CGPoint(x: 143, y: 104)) }
      #expect(pan.translation(in: pad.window) == CGPoint(x: 8, y: 11))
    }
    $0.row(
      "the velocity is in points per second",
      .apple("uikit/uipangesturerecognizer/velocity(in:)")
    ) {
      let pad = TouchPad()
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      _ = try pad.play { $0.drag(from: middle, to: CGPoint(x: 180, y: 100), duration: 0.4) }
      #expect(abs(pan.velocity(in: pad.window).x - 200) < 1)
      #expect(pan.velocity(in: pad.window).y == 0)
    }
    $0.row(
      "it does not begin with fewer touches than the minimum",
      .apple("uikit/uipangesturerecognizer/minimumnumberoftouches")
    ) {
      let pad = TouchPad()
      pad.add(UIPanGestureRecognizer(), "pan").minimumNumberOfTouches = 2
      let heard = try pad.play {
        $0.drag(from: middle, to: CGPoint(x: 160, y: 100), duration: 0)
        $0.lift()
      }
      #expect(!heard.contains { $0.hasPrefix("pan") })
    }
    $0.row(
      "it does not begin with more touches than the maximum",
      .apple("uikit/uipangesturerecognizer/maximumnumberoftouches")
    ) {
      let pad = TouchPad()
      pad.add(UIPanGestureRecognizer(), "pan").maximumNumberOfTouches = 1
      let heard = try pad.play {
        $0.down(at: CGPoint(x: 80, y: 100), finger: 1)
        $0.down(at: CGPoint(x: 120, y: 100), finger: 2)
        $0.move(to: CGPoint(x: 80, y: 160), finger: 1)
        $0.lift()
      }
      #expect(!heard.contains { $0.hasPrefix("pan") })
    }
    $0.row(
      "setting the translation keeps the velocity",
      .report(
        "https://github.com/schneiderandre/popping/blob/master/Popping/"
          + "DecayViewController.m"),
      uncertain: """
        Apple's page has the velocity reset; public code sets the translation at each change and \
        throws the view with the velocity that it reads afterwards
        """
    ) {
      let pad = TouchPad()
      let pan = pad.add(UIPanGestureRecognizer(), "pan")
      _ = try pad.play { $0.drag(from: middle, to: CGPoint(x: 180, y: 100), duration: 0.4) }
      let velocity = pan.velocity(in: pad.window)
      pan.setTranslation(.zero, in: pad.window)
      #expect(velocity.x > 100 && pan.velocity(in: pad.window) == velocity)
    }
  }
}
