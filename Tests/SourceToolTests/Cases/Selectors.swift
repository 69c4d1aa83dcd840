import UIKit

class Panel: UIView {
  var heard: [String] = []
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(plain), for: .touchUpInside)
    button.addTarget(self, action: #selector(Panel.pressed(_:with:)), for: .touchUpInside)
    return button
  }()

  func press() { button.sendActions(for: .touchUpInside) }

  @objc private func pressed(_ sender: UIButton) { heard.append("pressed \(type(of: sender))") }
  @objc func plain() { heard.append("Panel.plain") }
  @IBAction func pressed(_ sender: UIControl, with event: UIEvent?) {
    heard.append("event \(event == nil)")
  }
  @IBAction func nothingTaken() { heard.append("nothing") }
  @available(*, unavailable, message: "Objective-C's own.")
  @objc(panelNamed:)
  class func panel(named name: NSString) -> Panel { Panel() }
  @objc func twice(of number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
  @objc(chosenName:) func renamed(thing: Any) { heard.append("renamed \(thing)") }
  @objc func overloaded(_ number: NSNumber) { heard.append("number") }
  @objc(overloadedText:) func overloaded(_ text: NSString) { heard.append("text") }
}

final class SubPanel: Panel {
  override func plain() { heard.append("SubPanel.plain") }
}

@objcMembers class Marked: NSObject {
  var count = 0
  func add(_ number: NSNumber) { count += number.intValue }
  private func hidden() {}
}

@objc extension Marked {
  func subtract(_ number: NSNumber) { count -= number.intValue }
}

class Holder<Value>: NSObject {
  var calls = 0
  @objc func call() { calls += 1 }
  var selector: Selector { #selector(call) }
}

final class OwnPerformer {
  var performed = 0
  func perform(_ times: Int) { performed += times }
}

final class OwnTarget {
  var target: OwnPerformer? = OwnPerformer()
}

private func targetCases() {
  let panel = SubPanel()
  let item = UIBarButtonItem(
    title: "", style: .plain, target: panel, action: #selector(Panel.plain))
  _ = item.target?.perform(item.action!)
  item.target!.perform(#selector(Panel.renamed(thing:)), with: 7)
  expectEqual(panel.heard, ["SubPanel.plain", "renamed 7"])
  let own = OwnTarget()
  own.target?.perform(3)
  expectEqual(own.target?.performed, 3)
}

func selectorCases() {
  targetCases()
  let panel = SubPanel()
  panel.press()
  expectEqual(panel.heard, ["pressed UIButton", "SubPanel.plain", "event true"])
  panel.heard = []
  panel.perform(Selector("plain"))
  panel.perform(Selector(("nothingTaken")))
  panel.perform(NSSelectorFromString("chosenName:"), with: 5)
  panel.perform(#selector(Panel.renamed(thing:)), with: 6)
  panel.perform(#selector(Panel.overloaded(_:) as (Panel) -> (NSString) -> Void), with: "a")
  expectEqual(panel.heard, ["SubPanel.plain", "nothing", "renamed 5", "renamed 6", "text"])
  let twice = panel.perform(#selector(Panel.twice(of:)), with: 4)
  expectEqual(twice?.takeUnretainedValue() as? NSNumber, 8)
  expect(panel.responds(to: #selector(Panel.twice(of:))), "responds to its own method")
  expect(!panel.responds(to: Selector("nobody:")), "responds to an unknown selector")
  expectEqual(NSStringFromSelector(#selector(Panel.pressed(_:with:))), "pressed:with:")
  expectEqual(NSStringFromSelector(#selector(setter: UIView.alpha)), "setAlpha:")

  let marked = Marked()
  marked.perform(Selector("add:"), with: 5)
  marked.perform(#selector(Marked.subtract(_:)), with: 2)
  expectEqual(marked.count, 3)

  let holder = Holder<Int>()
  holder.perform(holder.selector)
  expectEqual(holder.calls, 1)

  let view = UIView()
  view.perform(#selector(setter: UIView.alpha), with: 0.5)
  expectEqual(view.alpha, 0.5)
  view.perform(#selector(UIView.setNeedsLayout))

  class Local: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
  }
  let local = Local()
  local.perform(#selector(Local.call))
  expectEqual(local.calls, 1)
}
