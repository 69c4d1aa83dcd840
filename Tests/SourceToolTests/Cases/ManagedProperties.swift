import UIKit

private class Gauge: CALayer {
  @NSManaged var level: CGFloat
  @NSManaged var title: String?
  var asked: [String] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == #keyPath(Gauge.level) || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    asked.append(event)
    guard event == "mark", let action = super.action(forKey: "opacity") as? CABasicAnimation else {
      return super.action(forKey: event)
    }
    action.keyPath = event
    action.fromValue = 2
    action.toValue = 4
    return action
  }
}

extension Gauge {
  @NSManaged private(set) fileprivate var mark: CGFloat
  func setMark(_ mark: CGFloat) { self.mark = mark }
}

private class GaugeView: UIView {
  override class var layerClass: AnyClass { Gauge.self }
}

func managedPropertyCases() {
  let gauge = Gauge()
  expectEqual(gauge.level, 0)
  gauge.title = "day"
  expectEqual(gauge.value(forKey: "title") as? String, "day")
  gauge.setValue(0.5, forKey: "level")
  expectEqual(gauge.level, 0.5)
  expect(gauge.needsDisplay(), "is drawn for its level")
  expectEqual(gauge.asked, ["title", "level"])
  expect(gauge.animationKeys() == nil, "a layer of its own does not animate")

  let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  guard let own = view.layer as? Gauge else { return expect(false, "the view's layer") }
  own.setMark(1)
  expect(own.animationKeys() == nil, "nothing is animated outside")
  UIView.animate(withDuration: 2) { own.setMark(3) }
  expectEqual(own.animationKeys() ?? [], ["mark"])
  expectEqual(own.animation(forKey: "mark")?.duration, 2)
  expectEqual(own.mark, 3)
  expectEqual(own.presentation()?.mark, 2)
}
