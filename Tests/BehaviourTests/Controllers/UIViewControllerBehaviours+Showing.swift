import Testing
import UIKit
import UIKitTestSupport

extension UIViewControllerBehaviours {
  /// A container that overrides how it shows controllers.
  private final class Shelf: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }
  }

  private static let target = Source.apple(
    "uikit/uiviewcontroller/targetviewcontroller(foraction:sender:)")

  static func showing(_ rows: inout Behaviours) {
    rows.row(
      "show(_:sender:) is performed by the nearest ancestor that overrides it",
      .apple("uikit/uiviewcontroller/show(_:sender:)")
    ) {
      let (shelf, tabs, child, new) = (
        Shelf(), UITabBarController(), UIViewController(), UIViewController()
      )
      tabs.viewControllers = [child]
      shelf.addChild(tabs)
      child.show(new, sender: nil)
      #expect(shelf.shown == [new] && shelf.details.isEmpty)
      child.showDetailViewController(new, sender: nil)
      #expect(shelf.details == [new])
    }
    rows.row("the target of show is a navigation controller above, not itself", target) {
      let (root, navigation) = (UIViewController(), UINavigationController())
      navigation.viewControllers = [root]
      let action = Selector("showViewController:sender:")
      #expect(root.targetViewController(forAction: action, sender: nil) === navigation)
      #expect(navigation.targetViewController(forAction: action, sender: nil) == nil)
      let split = UISplitViewController()
      split.viewControllers = [navigation]
      let detail = Selector("showDetailViewController:sender:")
      #expect(root.targetViewController(forAction: detail, sender: nil) === split)
    }
    rows.row(
      "a navigation controller makes bars of the given classes",
      .apple("uikit/uinavigationcontroller/init(navigationbarclass:toolbarclass:)")
    ) {
      final class Bar: UINavigationBar {}
      final class Tools: UIToolbar {}
      let navigation = UINavigationController(
        navigationBarClass: Bar.self, toolbarClass: Tools.self)
      #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
      #expect(navigation.viewControllers.isEmpty)
      let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
      #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    }
    rows.row(
      "a tab bar controller is its bar's delegate, called before a tab is selected",
      .apple("uikit/uitabbarcontroller/tabbar")
    ) {
      final class Tabs: UITabBarController {
        var heard: [Int] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
          heard.append(selectedIndex)
        }
      }
      let tabs = Tabs()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.show(tabs)
      #expect(tabs.tabBar.delegate === tabs)
      try window.play { $0.tap(at: CGPoint(x: 300, y: 575)) }
      #expect(tabs.heard == [0] && tabs.selectedIndex == 1)
    }
    rows.row(
      "overrideTraitCollection(forChild:) returns the override of a child's traits",
      .apple("uikit/uiviewcontroller/overridetraitcollection(forchild:)")
    ) {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      let traits = UITraitCollection(horizontalSizeClass: .compact)
      parent.setOverrideTraitCollection(traits, forChild: child)
      #expect(parent.overrideTraitCollection(forChild: child) == traits)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
    rows.row(
      "an overridden overrideTraitCollection(forChild:) decides a child's traits by the size",
      .report("https://stackoverflow.com/questions/26633172"),
      uncertain: "when UIKit calls the method"
    ) {
      let (parent, child) = (SizedParent(), UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      window.show(parent)
      #expect(child.view.traitCollection.horizontalSizeClass == .compact)
      #expect(parent.traitCollection.verticalSizeClass == child.traitCollection.verticalSizeClass)
      window.resize(to: CGSize(width: 600, height: 400), animated: false)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    }
  }
}

/// A container whose child is compact in width while the view is upright.
private final class SizedParent: UIViewController {
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    let size = view.bounds.size
    return UITraitCollection(horizontalSizeClass: size.width < size.height ? .compact : .regular)
  }
}
