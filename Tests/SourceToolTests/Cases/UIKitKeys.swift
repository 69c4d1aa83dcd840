import UIKit

private class Counted: UITableViewCell {
  @objc var count = 2
}

private class Placing: UIView {
  var heard: [String] = []
  override func setNeedsLayout() {
    heard.append("layout")
    super.setNeedsLayout()
  }
}

/// UIKit's methods are found by their names.
func uiKitMethodCases() {
  let (outer, inner) = (Placing(), UIView())
  outer.heard = []
  outer.perform(Selector(("setNeedsLayout")))
  expectEqual(outer.heard, ["layout"])
  outer.perform(NSSelectorFromString("addSubview:"), with: inner)
  expect(inner.superview === outer, "a subview by name")
  inner.tag = 7
  let found = outer.perform(Selector(("viewWithTag:")), with: 7)
  expect(found?.takeUnretainedValue() === inner, "the result of a method by name")
  inner.perform(Selector(("removeFromSuperview")))
  expect(inner.superview == nil, "removed by name")
  expect(outer.responds(to: Selector(("layoutIfNeeded"))), "a method of its superclass")
  expect(!outer.responds(to: Selector(("reloadData"))), "a method of another class")
  expect(UITableView().responds(to: Selector(("reloadData"))), "a list's method")
  expect(UIView.instancesRespond(to: Selector(("sizeToFit"))), "instancesRespond")
  let spinner = UIActivityIndicatorView()
  spinner.perform(Selector(("startAnimating")))
  expect(spinner.isAnimating, "started by name")
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.pushViewController(UIViewController(), animated: false)
  navigation.perform(Selector(("popViewControllerAnimated:")), with: false)
  expectEqual(navigation.viewControllers.count, 1)
  describeCases()
}

/// The descriptions that the debugger prints, which snapshot libraries call by name.
private func describeCases() {
  let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
  label.text = "Fox"
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
  view.addSubview(label)
  let text = view.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue()
  expectEqual(
    text as? String,
    """
    <UIView; frame = (0 0; 50 60); layer = <CALayer>>
       | <UILabel; frame = (1 2; 30 4); text = 'Fox'; userInteractionEnabled = NO; \
    layer = <_UILabelLayer>>
    """)
  let parent = UIViewController()
  parent.addChild(UINavigationController())
  let hierarchy = parent.perform(Selector(("_printHierarchy"))).retain().takeUnretainedValue()
  expectEqual((hierarchy as? String)?.contains("\n   | <UINavigationController>, state: "), true)
  let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
  expectEqual(XCTAttachment(image: picture).uniformTypeIdentifier, "public.png")
}

private class Answering: NSObject {
  var heard: [String] = []
  @objc var number = 5
  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    heard.append("\(key) \(value ?? "nil")")
  }
  override func setNilValueForKey(_ key: String) { heard.append("nil \(key)") }
}

private class Person: NSObject {
  @objc var name: String
  @objc var age: Int
  @objc var friends: [Person] = []
  @objc var style: UITableView.Style = .plain
  @objc var place = CGPoint.zero
  @objc var isAway = false
  init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
}

/// UIKit's properties are found by their names.
func uiKitKeyCases() {
  let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  expectEqual(view.value(forKey: "alpha") as? CGFloat, 1)
  expectEqual(view.value(forKey: "alpha") as? Double, 1)
  view.setValue(0.5, forKey: "alpha")
  expectEqual(view.alpha, 0.5)
  view.setValue(UIColor.red, forKey: "backgroundColor")
  expectEqual(view.value(forKey: "backgroundColor") as? UIColor, .red)
  view.setValue(nil, forKey: "backgroundColor")
  expect(view.value(forKey: "backgroundColor") == nil, "nil is nil")
  view.setValue(true, forKeyPath: "layer.masksToBounds")
  expect(view.layer.masksToBounds, "the layer of a path")
  view.layer.setValue(3, forKeyPath: "cornerRadius")
  let (one, two) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation())
  one.setValue("cell,1", forKey: "id")
  expectEqual(one.value(forKey: "id") as? String, "cell,1")
  expect(two.value(forKey: "id") == nil && view.layer.value(forKey: "own") == nil, "no value yet")
  one.setValue(nil, forKey: "id")
  expect(one.value(forKey: "id") == nil, "no value any more")
  expectEqual(view.value(forKeyPath: #keyPath(UIView.layer.cornerRadius)) as? CGFloat, 3)
  view.setValue(true, forKey: "hidden")
  expectEqual(view.value(forKey: #keyPath(UIView.isHidden)) as? Bool, true)
  expectEqual((view.value(forKey: "frame") as? NSValue)?.cgRectValue.width, 3)
  expectEqual((view.value(forKey: "frame") as? CGRect)?.height, 4)
  view.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 9, height: 9)), forKey: "frame")
  expectEqual(view.frame.width, 9)
  view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
  expectEqual(view.contentMode, .center)
  expectEqual(view.value(forKey: "contentMode") as? Int, UIView.ContentMode.center.rawValue)
  let label = UILabel()
  view.addSubview(label)
  expect(label.value(forKey: "superview") as? UIView === view, "a superview")
  label.setValue("Fox", forKeyPath: "text")
  expectEqual(label.value(forKey: "text") as? String, "Fox")
  label.perform(Selector(("setText:")), with: "Owl")
  expectEqual(label.text, "Owl")
  let bar = UISearchBar()
  expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField, "a field")
  let cell = Counted(style: .default, reuseIdentifier: "badge")
  cell.setValue("Hello", forKeyPath: "textLabel.text")
  expectEqual(cell.textLabel?.text, "Hello")
  expectEqual(cell.value(forKey: "count") as? Int, 2)
  expectEqual(cell.value(forKey: "reuseIdentifier") as? String, "badge")
  let scroll = UIScrollView()
  scroll.setValue(NSValue(cgPoint: CGPoint(x: 0, y: 4)), forKey: "contentOffset")
  expectEqual(scroll.contentOffset.y, 4)
  let controller = UIViewController()
  controller.setValue("Wall", forKeyPath: "navigationItem.title")
  expectEqual(controller.navigationItem.title, "Wall")
  expect(view.responds(to: #selector(UIView.layoutSubviews)), "a method of its class")
  expect(!view.responds(to: Selector(("fly"))), "an unknown method")
}

/// These cases use undefined keys, lists, operators and values that are not numbers.
func valueCases() {
  let answering = Answering()
  expectEqual(answering.value(forKey: "wings") as? String, "no wings")
  answering.setValue(2, forKey: "wings")
  answering.setValue(nil, forKey: "number")
  expectEqual(answering.heard, ["wings 2", "nil number"])
  let (ann, bob) = (Person("Ann", 30), Person("Bob", 20))
  ann.friends = [bob, Person("Cy", 5)]
  expectEqual(ann.value(forKeyPath: "friends.name") as? [String], ["Bob", "Cy"])
  expectEqual(ann.value(forKeyPath: "friends.@count") as? Int, 2)
  expectEqual(ann.value(forKeyPath: "friends.@sum.age") as? Int, 25)
  expectEqual(ann.value(forKeyPath: "friends.@avg.age") as? Double, 12.5)
  expectEqual(ann.value(forKeyPath: "friends.@max.age") as? Int, 20)
  expectEqual(([ann, bob] as NSArray).value(forKeyPath: "@min.age") as? Int, 20)
  ann.setValuesForKeys(["name": "Zoe", "age": 3])
  expectEqual(ann.dictionaryWithValues(forKeys: ["name"])["name"] as? String, "Zoe")
  ann.setValue(1, forKey: "style")
  expectEqual(ann.style, .grouped)
  ann.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "place")
  expectEqual(ann.place.y, 2)
  ann.setValue(true, forKey: "isAway")
  expectEqual(ann.value(forKey: "away") as? Bool, true)
  expectEqual(NSDictionary(dictionary: ["key": 4]).value(forKey: "key") as? Int, 4)
}

/// Keys without effect here are accepted.
func unheardKeyCases() {
  UIDatePicker().setValue(UIColor.white, forKey: "textColor")
  let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
  alert.setValue(NSAttributedString(string: "b"), forKey: "attributedTitle")
  expectEqual(alert.title, "a")
}
