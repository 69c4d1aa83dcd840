import Testing
import UIKit

@MainActor @Suite struct SwitchTests {
  /// The size is 51×31, of which 2 points on the right are outside the alignment rectangle. Source:
  /// nib files, iOS 17.5.
  @Test func itsSizeIsItsOwn() {
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 5))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    toggle.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
    #expect(toggle.frame == CGRect(x: 1, y: 1, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(toggle.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  private func thumb(_ toggle: UISwitch) -> CGRect {
    toggle.layoutIfNeeded()
    return toggle.subviews[0].subviews[0].frame
  }

  /// The disc is 27 points wide, 2 from the edges. Source: a picture of iOS 17.5.
  @Test func theDiscIsAtTheEnd() {
    let toggle = UISwitch()
    #expect(thumb(toggle) == CGRect(x: 2, y: 2, width: 27, height: 27))
    toggle.isOn = true
    #expect(thumb(toggle) == CGRect(x: 22, y: 2, width: 27, height: 27))
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.setNeedsLayout()
    #expect(thumb(toggle) == CGRect(x: 2, y: 2, width: 27, height: 27))
  }

  @Test func aTapTurnsIt() {
    let screen = ControlScreen(UISwitch())
    screen.tap(10, 10)
    #expect(screen.control.isOn)
    #expect(screen.take() == ["down", "value", "primary", "upInside"])
    screen.tap(10, 10)
    #expect(!screen.control.isOn)
  }

  /// A drag there and back does not change the value.
  @Test func aDragTurnsItAsFarAsItGoes() {
    let screen = ControlScreen(UISwitch())
    screen.down(10, 10)
    screen.move(45, 10)
    #expect(screen.control.isOn)
    screen.move(5, 10)
    screen.up(5, 10)
    #expect(!screen.control.isOn && !screen.take().contains("value"))
    screen.down(10, 10)
    screen.move(45, 10)
    screen.up(45, 10)
    #expect(screen.control.isOn && screen.take().filter { $0 == "value" }.count == 1)
  }

  @Test func settingItSendsNoEvent() {
    let screen = ControlScreen(UISwitch())
    screen.control.setOn(true, animated: true)
    screen.control.isOn = false
    #expect(screen.take() == [])
  }

  @Test func colorsFollowTheState() {
    let toggle = UISwitch()
    toggle.layoutIfNeeded()
    #expect(toggle.subviews[0].backgroundColor == .secondarySystemFill)
    toggle.isOn = true
    toggle.layoutIfNeeded()
    #expect(toggle.subviews[0].backgroundColor == .systemGreen)
    toggle.onTintColor = .red
    #expect(toggle.subviews[0].backgroundColor == .red)
    toggle.isEnabled = false
    toggle.layoutIfNeeded()
    #expect(toggle.subviews[0].alpha == 0.5)
  }
}
