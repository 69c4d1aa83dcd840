import Testing
import UIKit
import UIKitTestSupport

@Suite struct UILongPressGestureRecognizerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let middle = CGPoint(x: 100, y: 100)

  static let rows: Behaviours = Behaviours(of: "UILongPressGestureRecognizer") {
    $0.row(
      "by default it requires half a second, ten points at most, one finger and no tap",
      .apple("uikit/uilongpressgesturerecognizer/minimumpressduration")
    ) {
      let press = UILongPressGestureRecognizer()
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
      #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
    }
    $0.row(
      "it begins when the finger has rested long enough, before the lift",
      .apple("uikit/uilongpressgesturerecognizer")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press")
      #expect(try pad.play { $0.longPress(at: middle, duration: 0.49) } == ["began"])
      #expect(try pad.play { $0.wait(0.02) } == ["cancelled", "press began"])
      #expect(try pad.play { $0.lift() } == ["press ended"])
    }
    $0.row(
      "a finger that moves farther than the allowed movement makes it fail",
      .apple("uikit/uilongpressgesturerecognizer/allowablemovement")
    ) {
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press")
      let heard = try pad.play {
        $0.drag(from: middle, to: CGPoint(x: 111, y: 100), duration: 0)
        $0.wait(1)
        $0.lift()
      }
      #expect(heard == ["began", "moved", "ended"])
    }
    $0.row(
      "a finger that moves within the allowed movement does not",
      .apple("uikit/uilongpressgesturerecognizer/allowablemovement")
    ) {
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press").allowableMovement = 20
      let heard = try pad.play {
        $0.drag(from: middle, to: CGPoint(x: 119, y: 100), duration: 0)
        $0.wait(1)
      }
      #expect(heard.last == "press began")
    }
    $0.row(
      "after its beginning it changes with each movement",
      .apple("uikit/uilongpressgesturerecognizer")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press")
      _ = try pad.play { $0.longPress(at: middle, duration: 0.6) }
      #expect(try pad.play { $0.move(to: CGPoint(x: 190, y: 190)) } == ["press changed"])
      #expect(try pad.play { $0.lift() } == ["press ended"])
    }
    $0.row(
      "if it requires a tap it begins on the second touch",
      .apple("uikit/uilongpressgesturerecognizer/numberoftapsrequired")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
      let once = try pad.play {
        $0.longPress(at: middle, duration: 1)
        $0.lift()
        $0.wait(1)
      }
      #expect(!once.contains("press began"))
      let twice = try pad.play {
        $0.tap(at: middle)
        $0.wait(0.1)
        $0.longPress(at: middle, duration: 0.6)
      }
      #expect(twice.contains("press began"))
    }
    $0.row(
      "without a duration it begins as the finger comes down",
      .report("https://w3toppers.com/how-to-enable-tap-and-slide-in-a-uislider/")
    ) { () throws in
      let pad = TouchPad()
      pad.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
      #expect(try pad.play { $0.down(at: middle) }.contains("press began"))
    }
  }
}
