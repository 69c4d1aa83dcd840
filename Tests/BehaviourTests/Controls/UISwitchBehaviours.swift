import Testing
import UIKit

@Suite struct UISwitchBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UISwitch") {
    $0.row("by default a switch is off and has no own colours", .apple("uikit/uiswitch/ison")) {
      let control = UISwitch()
      #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
    }
    $0.row("the size of a switch's frame is ignored", .apple("uikit/uiswitch/init(frame:)")) {
      let control = UISwitch(frame: CGRect(x: 7, y: 8, width: 200, height: 5))
      #expect(control.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
      control.frame.size = CGSize(width: 99, height: 99)
      #expect(control.bounds.size == CGSize(width: 51, height: 31))
    }
    $0.row(
      "setting a switch in code sends no event", .apple("uikit/uiswitch/seton(_:animated:)")
    ) {
      let pad = ControlPad(UISwitch())
      pad.control.setOn(true, animated: true)
      #expect(pad.control.isOn && pad.news() == [])
      pad.control.isOn = false
      #expect(pad.news() == [])
    }
    $0.row("a tap toggles a switch and sends valueChanged", .apple("uikit/uiswitch")) {
      let pad = ControlPad(UISwitch())
      pad.tap(25, 15)
      #expect(pad.control.isOn && pad.news().filter { $0 == "value" }.count == 1)
      pad.tap(25, 15)
      #expect(!pad.control.isOn)
    }
    $0.row(
      "a drag of the knob toggles a switch without beginning a superview's pan",
      .apple("uikit/attaching-gesture-recognizers-to-uikit-controls")
    ) {
      let pad = ControlPad(UISwitch())
      var pans = 0
      pad.window.addGestureRecognizer(UIPanGestureRecognizer { _ in pans += 1 })
      pad.down(12, 15)
      pad.move(30, 15)
      pad.move(45, 15)
      pad.up()
      #expect(pad.control.isOn && pans == 0)
    }
    $0.row(
      "on a phone a switch has the sliding style", .apple("uikit/uiswitch/style-swift.property")
    ) {
      let control = UISwitch()
      #expect(control.preferredStyle == .automatic && control.style == .sliding)
      control.preferredStyle = .checkbox
      #expect(control.style == .sliding)
    }
    $0.row("a switch's images have no effect", .apple("uikit/uiswitch/onimage")) {
      let control = UISwitch()
      control.onImage = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      control.isOn = true
      control.layoutIfNeeded()
      #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }
    $0.row("a disabled switch ignores a finger", .apple("uikit/uicontrol/isenabled")) {
      let pad = ControlPad(UISwitch())
      pad.control.isEnabled = false
      pad.tap(25, 15)
      #expect(!pad.control.isOn && pad.news() == [])
    }
  }
}
