import Testing
import UIKit
import UIKitTestSupport

/// Tests methods that are called by name, through the source tool's tables and through selectors.
@MainActor @Suite struct SelectorTests {
  final class Wall: UIView {
    var heard: [String] = []
    private func tapped(_ sender: Any) { heard.append("\(type(of: sender))") }
    private func plain() { heard.append("plain") }
    func pair(_ sender: UIControl, _ event: UIEvent?) { heard.append("pair \(event == nil)") }
    static let tap = Selector("tapped:", Wall.tapped(_:))
    static let plain = Selector("plain", Wall.plain)
  }

  @Test func aSelectorCallsThePrivateMethodItWasMadeFrom() {
    let wall = Wall(frame: .zero)
    wall.perform(Wall.tap, with: UILabel())
    wall.perform(Wall.plain)
    #expect(wall.heard == ["UILabel", "plain"])
  }

  @Test func aControlCallsSelectorsWithWhatTheyTake() {
    let (wall, control) = (Wall(frame: .zero), UIControl(frame: .zero))
    control.addTarget(wall, action: Wall.tap, for: .valueChanged)
    control.addTarget(wall, action: Wall.plain, for: .valueChanged)
    control.addTarget(wall, action: Selector("pair::", Wall.pair), for: .valueChanged)
    control.sendActions(for: [.valueChanged])
    #expect(wall.heard == ["UIControl", "plain", "pair true"])
    #expect(
      control.actions(forTarget: wall, forControlEvent: .valueChanged)
        == ["tapped:", "plain", "pair::"])
    control.removeTarget(wall, action: Wall.plain, for: .valueChanged)
    #expect(control.actions(forTarget: wall, forControlEvent: .valueChanged)?.count == 2)
  }

  @Test func aSelectorAddedAgainIsCalledOnce() {
    let (wall, control) = (Wall(frame: .zero), UIControl(frame: .zero))
    for _ in 0..<2 { control.addTarget(wall, action: Wall.plain, for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(wall.heard == ["plain"])
  }

  @Test func withoutATargetTheNextResponderThatHasTheMethodIsCalled() {
    let (wall, between, control) = (Wall(frame: .zero), UIView(), UIControl(frame: .zero))
    wall.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: Wall.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(wall.heard == ["plain"])
  }

  @Test func aTargetThatWasRemovedIsNotCalled() {
    let control = UIControl(frame: .zero)
    var wall: Wall? = Wall(frame: .zero)
    control.addTarget(wall, action: Wall.plain, for: .touchDown)
    wall = nil
    control.sendActions(for: .touchDown)
  }

  @Test func aRecogniserCallsASelector() throws {
    let pad = TouchPad()
    let wall = Wall(frame: .zero)
    let tap = UITapGestureRecognizer(target: wall, action: Wall.tap)
    pad.pad.addGestureRecognizer(tap)
    try pad.window.play { $0.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(wall.heard == ["UITapGestureRecognizer"])
    tap.removeTarget(wall, action: Wall.tap)
    try pad.window.play { $0.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(wall.heard.count == 1)
  }

  @Test func aBarButtonCallsASelector() {
    let wall = Wall(frame: .zero)
    let item = UIBarButtonItem(title: "Go", style: .done, target: wall, action: Wall.tap)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(wall.heard == ["UIBarButtonItem"] && item.style == .done && item.title == "Go")
  }

  @Test func accessorsHaveSelectors() {
    let view = UIView()
    view.perform(Selector(setter: "setAlpha:", \UIView.alpha), with: NSNumber(value: 0.25))
    #expect(view.alpha == 0.25)
    let read = view.perform(Selector(getter: "alpha", \UIView.alpha))
    #expect(read?.takeUnretainedValue() as? CGFloat == 0.25)
  }

  @Test func notificationsCallSelectorsUntilTheObserverIsRemoved() {
    final class Hearer: NSObject {
      var heard = 0
      func hear(_ notification: Notification) { heard += 1 }
    }
    let (hearer, center) = (Hearer(), NotificationCenter())
    let name = NSNotification.Name("news")
    center.addObserver(hearer, selector: Selector("hear:", Hearer.hear), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: NSNotification.Name("other"), object: nil)
    #expect(hearer.heard == 1)
    removeObserver(hearer, from: center)
    center.post(name: name, object: nil)
    #expect(hearer.heard == 1)
  }
}
