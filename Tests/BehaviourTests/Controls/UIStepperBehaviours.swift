import Testing
import UIKit

@Suite struct UIStepperBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIStepper") {
    values(&$0)
    touches(&$0)
    repetition(&$0)
  }

  private static let minus = CGPoint(x: 20, y: 16)
  private static let plus = CGPoint(x: 74, y: 16)

  private static func values(_ list: inout Behaviours) {
    list.row(
      "by default a stepper counts from 0 to 100 by 1, repeats and does not wrap",
      .header("UIStepper.h")
    ) {
      let stepper = UIStepper()
      #expect([stepper.value, stepper.minimumValue, stepper.maximumValue] == [0, 0, 100])
      #expect(stepper.stepValue == 1 && stepper.autorepeat && stepper.isContinuous)
      #expect(!stepper.wraps)
    }
    list.row("a value is clamped to the range", .header("UIStepper.h")) {
      let stepper = UIStepper()
      stepper.value = 101
      #expect(stepper.value == 100)
      stepper.value = -1
      #expect(stepper.value == 0)
    }
    list.row(
      "a narrower range limits the value",
      .apple("uikit/uistepper/value")
    ) {
      let stepper = UIStepper()
      stepper.value = 50
      stepper.maximumValue = 40
      #expect(stepper.value == 40)
      stepper.minimumValue = 40
      stepper.maximumValue = 60
      #expect(stepper.value == 40)
    }
    list.row(
      "a minimum above the maximum sets both", .apple("uikit/uistepper")
    ) {
      let stepper = UIStepper()
      stepper.minimumValue = 200
      #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [200, 200, 200])
    }
    list.row(
      "a maximum below the minimum sets both", .apple("uikit/uistepper"),
      uncertain: "Apple's page states it, but in its example both keep the former minimum"
    ) {
      let stepper = UIStepper()
      (stepper.maximumValue, stepper.minimumValue) = (300, 200)
      stepper.maximumValue = 100
      #expect([stepper.minimumValue, stepper.maximumValue, stepper.value] == [100, 100, 100])
    }
    list.row(
      "a stepper's size is 94 by 32 in any frame",
      .picture("controls/testStepper_17_5_393x852@3x.png")
    ) {
      let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
      #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    }
  }

  private static func touches(_ list: inout Behaviours) {
    list.row(
      "a tap on plus adds the step, a tap on minus subtracts it",
      .apple("uikit/uistepper/stepvalue")
    ) {
      let pad = ControlPad(UIStepper())
      pad.control.stepValue = 5
      pad.tap(plus.x, plus.y)
      pad.tap(plus.x, plus.y)
      #expect(pad.control.value == 10)
      pad.tap(minus.x, minus.y)
      #expect(pad.control.value == 5)
    }
    list.row("each step by a finger sends valueChanged", .apple("uikit/uistepper/value")) {
      let pad = ControlPad(UIStepper())
      pad.tap(plus.x, plus.y)
      #expect(pad.news().filter { $0 == "value" }.count == 1)
      pad.tap(plus.x, plus.y)
      #expect(pad.news().filter { $0 == "value" }.count == 1 && pad.control.value == 2)
    }
    list.row("without wraps a stepper stops at its end", .apple("uikit/uistepper/wraps")) {
      let pad = ControlPad(UIStepper())
      pad.tap(minus.x, minus.y)
      #expect(pad.control.value == 0 && !pad.news().contains("value"))
    }
    list.row("with wraps a stepper continues at the other end", .apple("uikit/uistepper/wraps")) {
      let pad = ControlPad(UIStepper())
      pad.control.wraps = true
      pad.tap(minus.x, minus.y)
      #expect(pad.control.value == 100)
      pad.tap(plus.x, plus.y)
      #expect(pad.control.value == 0)
    }
    list.row(
      "a stepper that is not continuous sends its event when the finger lifts",
      .apple("uikit/uistepper/iscontinuous")
    ) {
      let pad = ControlPad(UIStepper())
      pad.control.isContinuous = false
      pad.down(plus.x, plus.y)
      #expect(pad.control.value == 1 && !pad.news().contains("value"))
      pad.up()
      #expect(pad.news().contains("value"))
    }
  }

  private static func repetition(_ list: inout Behaviours) {
    list.row("a resting finger repeats the step", .apple("uikit/uistepper/autorepeat")) {
      let pad = ControlPad(UIStepper())
      pad.down(plus.x, plus.y)
      #expect(pad.control.value == 1)
      pad.window.clock.advance(by: 3)
      #expect(pad.control.value > 3)
      pad.up()
      let last = pad.control.value
      pad.window.clock.advance(by: 3)
      #expect(pad.control.value == last)
    }
    list.row("without autorepeat a touch steps once", .apple("uikit/uistepper/autorepeat")) {
      let pad = ControlPad(UIStepper())
      pad.control.autorepeat = false
      pad.down(plus.x, plus.y)
      pad.window.clock.advance(by: 3)
      #expect(pad.control.value == 1)
      pad.up()
    }
    list.row(
      "the longer a finger rests, the faster it steps", .apple("uikit/uistepper"),
      uncertain: "the page gives no figures"
    ) {
      let pad = ControlPad(UIStepper())
      pad.control.maximumValue = 10_000
      pad.down(plus.x, plus.y)
      pad.window.clock.advance(by: 1)
      let start = pad.control.value
      pad.window.clock.advance(by: 3)
      let middle = pad.control.value
      pad.window.clock.advance(by: 3)
      #expect(pad.control.value - middle > middle - start + 1)
      pad.up()
    }
  }
}
