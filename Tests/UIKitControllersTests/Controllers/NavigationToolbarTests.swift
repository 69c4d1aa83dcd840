import Testing
import UIKit

/// Tests a navigation controller's toolbar, and the space that bars leave for a controller's view.
@MainActor
struct NavigationToolbarTests {
  private func shown(
    _ navigation: UIViewController
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `the tool bar is at the bottom and shows the top controller's items`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.toolbarItems = [item("A"), item("B")]
    second.setToolbarItems([item("C")], animated: false)
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.isToolbarHidden)
    let window = shown(navigation)
    #expect(first.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(navigation.toolbar.items?.map(\.title) == ["A", "B"])
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first.view.safeAreaInsets.bottom == 44)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items?.map(\.title) == ["C"])
    #expect(second.view.safeAreaInsets.bottom == 44)
    navigation.setToolbarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame.minY == 480 && second.view.safeAreaInsets.bottom == 0)
  }

  @Test func `a controller that hides bottom bars hides it`() {
    let (first, second) = (UIViewController(), UIViewController())
    second.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    let window = shown(navigation)
    #expect(first.view.safeAreaInsets.bottom == 44)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 0 && navigation.toolbar.frame.minY == 480)
  }

  @Test func `views end at the bars that they do not extend to`() {
    let controller = UIViewController()
    controller.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = shown(navigation)
    #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 320, height: 392))
    #expect(controller.view.safeAreaInsets == .zero)
    controller.edgesForExtendedLayout = .top
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 436))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test func `views begin below opaque bars unless they include them`() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    let window = shown(navigation)
    #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.view.safeAreaInsets.top == 44)
    controller.extendedLayoutIncludesOpaqueBars = false
    navigation.navigationBar.isTranslucent = true
    window.layoutIfNeeded()
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
  }

  @Test func `views end above a tab bar that they do not extend to`() {
    let controller = UIViewController()
    controller.edgesForExtendedLayout = .top
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = shown(tabs)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    controller.edgesForExtendedLayout = .all
    window.layoutIfNeeded()
    #expect(controller.view.frame.height == 480 && controller.view.safeAreaInsets.bottom == 49)
  }

  @Test func `margins that follow the readable width result in 672 points`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(view.layoutMargins.left == 8)
    view.layoutMarginsFollowReadableWidth = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 164, bottom: 8, right: 164))
    view.bounds.size.width = 320
    #expect(view.layoutMargins.left == 8)
  }
}
