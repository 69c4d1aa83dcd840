import Testing
import UIKit

@MainActor @Suite struct ControlHandlerTests {
  private final class Target: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func tapped(_ sender: UIControl) { heard.append("tapped \(sender.tag)") }
    func told(_ sender: UIControl, _ event: UIEvent?) { heard.append("told \(event == nil)") }
    func wrong(_ sender: UISwitch) { heard.append("wrong") }
  }

  @Test func methodsOfTargetsAreCalledInOrder() {
    let (control, target) = (UIControl(frame: .zero), Target())
    control.tag = 7
    control.addTarget(target, action: Target.tapped, for: [.valueChanged, .touchDown])
    control.addTarget(target, action: Target.plain, for: .valueChanged)
    control.addTarget(target, action: Target.told, for: .valueChanged)
    control.addTarget(target, action: Target.wrong, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.heard == ["tapped 7", "plain", "told true"])
    control.sendActions(for: .touchDown)
    #expect(target.heard.count == 4)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.allTargets == [target])
  }

  @Test func aTargetIsNotKept() {
    let control = UIControl(frame: .zero)
    weak var kept: Target?
    do {
      let target = Target()
      kept = target
      control.addTarget(target, action: Target.plain, for: .valueChanged)
    }
    #expect(kept == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func aTargetIsRemovedForSomeEvents() {
    let (control, target) = (UIControl(frame: .zero), Target())
    control.addTarget(target, action: Target.plain, for: [.valueChanged, .touchDown])
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.heard.isEmpty && control.allControlEvents == .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func anActionOfTheSameIdentifierGivesWay() {
    let control = UIControl(frame: .zero)
    var heard: [String] = []
    let name = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: name) { _ in heard.append("old") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: name) { _ in heard.append("new") }, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(heard == ["old", "new"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(heard.count == 2)
  }

  @Test func anActionHasItsSenderWhileItRuns() {
    let control = UIControl(frame: .zero)
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control && action.sender == nil)
  }

  @Test func theWayThroughActionsStops() {
    let control = UIControl(frame: .zero)
    for title in ["a", "b", "c"] {
      control.addAction(UIAction(title: title) { _ in }, for: .touchDown)
    }
    var seen: [String] = []
    control.enumerateEventHandlers { action, _, events, stops in
      seen.append("\(action?.title ?? "") \(events.rawValue)")
      stops = seen.count == 2
    }
    #expect(seen == ["a 1", "b 1"])
  }

  @Test func aControlIsMadeWithItsPrimaryAction() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
