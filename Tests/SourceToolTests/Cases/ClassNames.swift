import UIKit

private func described(_ object: AnyObject) -> String {
  type(of: object).description()
}

private func described(view: UIView) -> String { "\(type(of: view).description()):\(view.tag)" }

func classNameCases() {
  expect(described(Badge(frame: .zero)).hasSuffix(".Badge"), described(Badge(frame: .zero)))
  expectEqual(described(Badge(frame: .zero)), NSStringFromClass(Badge.self))
  expectEqual(described(view: Badge(frame: .zero)), NSStringFromClass(Badge.self) + ":7")
}

class Dial: UIViewController {}

@objcMembers private class Register: NSObject {
  private(set) var count = 3
  fileprivate var hidden = 4
  static func open(_ name: NSString) -> NSString { "\(name) open" as NSString }
}

/// Classes are found by their names, UIKit's without the module's name; `#selector` names class
/// methods.
func runtimeNameCases() {
  expect(NSClassFromString("UILabel") == UILabel.self, "a class of UIKit's")
  expectEqual(NSStringFromClass(type(of: UILabel())), "UILabel")
  expectEqual(NSStringFromClass(CALayer.self), "CALayer")
  let dial = NSClassFromString(NSStringFromClass(Dial.self)) as? UIViewController.Type
  expect(dial?.init() is Dial, "made by its class")
  expect(NSClassFromString("UINothing") == nil, "no class")
  let opened = Register.perform(#selector(Register.open(_:)), with: "wall")
  expectEqual(opened?.takeUnretainedValue() as? String, "wall open")
  expectEqual(Register().value(forKey: "count") as? Int, 3)
  expectEqual(String(cString: sel_getName(Selector(("go")))), "go")
  expect(class_getSuperclass(UILabel.self) == UIView.self, "a superclass")
}
