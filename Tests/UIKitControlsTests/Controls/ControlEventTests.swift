import Testing
import UIKit

/// Tests the events of a bare control of 50×30 points, in UIKit's order.
@MainActor @Suite struct ControlEventTests {
  private func screen() -> ControlScreen<UIControl> {
    ControlScreen(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
  }

  @Test func aTapIsDownAndUpInside() {
    let screen = screen()
    screen.down(10, 10)
    #expect(screen.take() == ["down"])
    #expect(screen.control.isHighlighted && screen.control.isTracking)
    #expect(screen.control.state == .highlighted)
    screen.up(10, 10)
    #expect(screen.take() == ["upInside"])
    #expect(!screen.control.isHighlighted && !screen.control.isTracking)
  }

  /// A touch is inside up to 70 points from the bounds.
  @Test func aFingerMayLeaveBy70Points() {
    let screen = screen()
    screen.down(10, 10)
    screen.move(119, 10)
    #expect(screen.take() == ["down", "dragInside"])
    screen.move(121, 10)
    #expect(screen.take() == ["exit", "dragOutside"] && !screen.control.isHighlighted)
    screen.move(10, -69)
    #expect(screen.take() == ["enter", "dragInside"] && screen.control.isHighlighted)
    screen.up(10, -71)
    #expect(screen.take() == ["exit", "dragOutside", "upOutside"])
  }

  @Test func aTouchTakenAwayCancels() {
    let screen = screen()
    screen.down(1, 1)
    screen.finger.cancel()
    #expect(screen.take() == ["down", "cancel"] && !screen.control.isTracking)
    screen.finger.up()
    #expect(screen.take() == [])
  }

  /// A disabled control also swallows the touch: the window receives nothing.
  @Test func aDisabledControlNotifiesNoTarget() {
    let screen = screen()
    screen.control.isEnabled = false
    screen.tap(10, 10)
    #expect(screen.take() == [] && screen.control.state == .disabled)
  }

  @Test func statesAddUp() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    (control.isSelected, control.isHighlighted, control.isEnabled) = (true, true, false)
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.state.rawValue == 7)
  }

  private final class Shy: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tag == 1 }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  @Test func aSubclassDecidesWhatItFollows() {
    let screen = ControlScreen(Shy(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
    screen.tap(5, 5)
    #expect(screen.take() == [])
    screen.control.tag = 1
    screen.down(5, 5)
    screen.move(6, 5)
    screen.up(6, 5)
    #expect(screen.take() == ["down"] && !screen.control.isHighlighted)
  }

  /// A cell's highlight does not affect its controls.
  @Test func aCellKeepsItsHighlight() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.contentView.addSubview(control)
    cell.isHighlighted = true
    #expect(!control.isHighlighted)
  }
}
