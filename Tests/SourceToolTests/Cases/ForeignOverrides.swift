import UIKit

// An override of a UIKit class's method in an extension applies to all objects of the class.

private var stepped: [String] = []

extension UIStepper {
  open override func sizeToFit() {
    stepped.append("all")
    super.sizeToFit()
    frame.size.height = 77
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 11, height: 12) }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stepped.append("touched \(touches.count)")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 5) }
}

private class OwnStepper: UIStepper {
  override func sizeToFit() {
    stepped.append("own")
    super.sizeToFit()
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 1, height: 0)
  }
}

private class PlainStepper: UIStepper {
  var kept = [1]
}

extension UINavigationController {
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return topViewController?.supportedInterfaceOrientations ?? .all
  }
  override open func viewDidLoad() {
    super.viewDidLoad()
    title = "loaded"
  }
}

extension UITabBarController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedViewController?.preferredStatusBarStyle ?? .default
  }
  open override var title: String? {
    get { "tabs \(super.title ?? "-")" }
    set { super.title = newValue.map { $0 + "!" } }
  }
}

extension UIPageControl {
  override class var requiresConstraintBasedLayout: Bool { true }
}

private class Portrait: UIViewController {
  override var shouldAutorotate: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private class OwnNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = (title ?? "") + " twice"
  }
}

private func controllerCases() {
  let portrait = Portrait()
  let navigation: UIViewController = UINavigationController(rootViewController: portrait)
  expect(navigation.childForStatusBarStyle === portrait, "the child for the status bar")
  expect(!navigation.shouldAutorotate, "the top controller rotates")
  expectEqual(navigation.supportedInterfaceOrientations, .portrait)
  navigation.loadViewIfNeeded()
  expectEqual(navigation.title, "loaded")
  let own: UIViewController = OwnNavigation(rootViewController: Portrait())
  own.loadViewIfNeeded()
  expectEqual(own.title, "loaded twice")
  expect(UIViewController().shouldAutorotate, "other controllers rotate")

  let tabs: UIViewController = UITabBarController()
  (tabs as? UITabBarController)?.viewControllers = [portrait]
  expectEqual(tabs.preferredStatusBarStyle, .lightContent)
  tabs.title = "a"
  expectEqual(tabs.title, "tabs a!")
}

func foreignOverrideCases() {
  let steppers: [UIView] = [UIStepper(), PlainStepper(), OwnStepper()]
  for stepper in steppers { stepper.sizeToFit() }
  expectEqual(stepped, ["all", "all", "own", "all"])
  expectEqual(steppers.map(\.frame.height), [77, 77, 77])
  expectEqual(steppers.map(\.intrinsicContentSize.width), [11, 11, 12])
  expectEqual(steppers[1].sizeThatFits(CGSize(width: 9, height: 9)), CGSize(width: 9, height: 5))
  stepped = []
  steppers[2].touchesBegan([], with: nil)
  expectEqual(stepped, ["touched 0"])
  expect(UISwitch().intrinsicContentSize.width != 11, "the size of another class")
  let kinds: [UIView.Type] = [UIPageControl.self, UISwitch.self]
  expectEqual(kinds.map(\.requiresConstraintBasedLayout), [true, false])
  controllerCases()
}
