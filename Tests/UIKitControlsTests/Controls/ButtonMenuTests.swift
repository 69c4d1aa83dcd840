import Sessions
import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct ButtonMenuTests {
  private final class Log { var words: [String] = [] }

  private func screen(_ log: Log, popsUp: Bool) -> ControlScreen<UIButton> {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.sizeToFit()
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { _ in log.words.append("name") },
      UIAction(title: "Size") { _ in log.words.append("size") },
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = popsUp
    return ControlScreen(button)
  }

  private func list(_ window: UIWindow) -> MenuList? {
    window.subviews.compactMap { $0 as? MenuOverlay }.last?
      .subviews.compactMap { $0 as? MenuList }.first
  }

  private func tap(_ screen: ControlScreen<UIButton>, row: Int) {
    guard let list = self.list(screen.window) else { return }
    let rows = list.subviews[0].subviews.flatMap(\.subviews).compactMap { $0 as? MenuRow }
    let place = rows[row].convert(
      CGPoint(x: rows[row].bounds.midX, y: rows[row].bounds.midY), to: screen.window)
    screen.finger.down(at: place)
    screen.finger.up(at: place)
    screen.window.clock.advance(by: 1)
  }

  @Test func aTapOpensTheMenuBelowTheButton() throws {
    let log = Log()
    let screen = self.screen(log, popsUp: false)
    screen.tap(5, 5)
    screen.window.clock.advance(by: 1)
    #expect(screen.take() == ["down", "upInside"])
    let list = try #require(self.list(screen.window))
    #expect(list.frame.minY == screen.control.frame.maxY + 8)
    #expect(list.frame.minX == screen.control.frame.minX)
    tap(screen, row: 1)
    #expect(log.words == ["size"] && self.list(screen.window) == nil)
    #expect(screen.control.title(for: .normal) == "Sort")
  }

  @Test func aFingerBesideClosesTheMenu() {
    let log = Log()
    let screen = self.screen(log, popsUp: false)
    screen.tap(5, 5)
    screen.window.clock.advance(by: 1)
    screen.finger.down(at: CGPoint(x: 590, y: 10))
    screen.finger.up(at: CGPoint(x: 590, y: 10))
    screen.window.clock.advance(by: 1)
    #expect(list(screen.window) == nil && log.words.isEmpty)
  }

  /// A pop-up button shows the selected element, which is the first one by default.
  @Test func aPopUpButtonShowsWhatIsChosen() {
    let log = Log()
    let screen = self.screen(log, popsUp: true)
    #expect(screen.control.title(for: .normal) == "Name")
    #expect(screen.control.menu?.selectedElements.map(\.title) == ["Name"])
    screen.tap(5, 5)
    screen.window.clock.advance(by: 1)
    tap(screen, row: 1)
    #expect(screen.control.title(for: .normal) == "Size" && log.words == ["size"])
    #expect(screen.control.menu?.selectedElements.map(\.title) == ["Size"])
  }

  @Test func aChosenSystemButtonHasABackgroundOfTheTint() {
    let button = UIButton(type: .system)
    button.setTitle("Bold", for: .normal)
    button.sizeToFit()
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.selectionBackground?.backgroundColor == button.tintColor)
    #expect(button.titleLabel?.textColor == .systemBackground)
    #expect(
      button.selectionBackground?.frame
        == button.titleLabel?.frame.insetBy(
          dx: -SelectionBackgroundMetrics.outset.width,
          dy: -SelectionBackgroundMetrics.outset.height))
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.selectionBackground == nil && button.titleLabel?.textColor == button.tintColor)
    button.isSelected = true
    button.setTitleColor(.red, for: .selected)
    button.layoutIfNeeded()
    #expect(button.selectionBackground == nil && button.titleLabel?.textColor == .red)
  }

  @Test(arguments: [UIContextMenuConfiguration.ElementOrder.automatic, .priority, .fixed])
  func theFirstElementIsAtTheTop(_ order: UIContextMenuConfiguration.ElementOrder) throws {
    let screen = self.screen(Log(), popsUp: false)
    screen.control.preferredMenuElementOrder = order
    #expect(screen.control.preferredMenuElementOrder == order)
    // Near the bottom the menu is above the button.
    screen.control.frame.origin.y = 350
    screen.tap(5, 5)
    screen.window.clock.advance(by: 1)
    let list = try #require(self.list(screen.window))
    #expect(list.frame.maxY < screen.control.frame.minY)
    let rows = list.subviews[0].subviews.flatMap(\.subviews).compactMap { $0 as? MenuRow }
    let titles = rows.sorted { $0.frame.minY < $1.frame.minY }.map {
      $0.subviews.compactMap { ($0 as? UILabel)?.text }.first
    }
    #expect(titles == ["Name", "Size"])
  }

  @Test func noLongPressOpensAMenuOfAControl() throws {
    final class Control: UIControl {
      var calls = 0
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = ControlScreen(Control(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
    screen.control.isContextMenuInteractionEnabled = true
    #expect(screen.control.isContextMenuInteractionEnabled)
    let count = screen.window.subviews.count
    try screen.window.play { $0.longPress(at: screen.control.center, duration: 2) }
    screen.window.clock.advance(by: 1)
    #expect(screen.window.subviews.count == count && list(screen.window) == nil)
    #expect(screen.take() == ["down"])
  }
}
