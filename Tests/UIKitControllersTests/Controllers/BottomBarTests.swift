import Testing
import UIKit
import UIKitTestSupport

/// Tests controllers that hide the tab bar around their navigation controller.
@MainActor @Suite struct BottomBarTests {
  private let tabs = UITabBarController()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let pushed = UIViewController()

  private func window() -> UIWindow {
    tabs.viewControllers = [navigation]
    pushed.hidesBottomBarWhenPushed = true
    return shownWindow(tabs)
  }

  private let shown = CGRect(x: 0, y: 431, width: 320, height: 49)
  private let aside = CGRect(x: -320, y: 431, width: 320, height: 49)

  @Test func theBarGoesWithoutAnimation() {
    let window = window()
    #expect(tabs.tabBar.frame == shown)
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == aside && pushed.view.safeAreaInsets.bottom == 0)
    // A controller that is pushed above it hides the bar, too.
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == aside)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == shown)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  @Test func theBarMovesWithThePush() {
    let window = window()
    navigation.pushViewController(pushed, animated: true)
    window.clock.advance(by: 0.1)
    let x = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(x < -20 && x > -300)
    window.clock.settle()
    #expect(tabs.tabBar.frame == aside && pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    window.clock.settle()
    #expect(tabs.tabBar.frame == shown)
  }

  /// When a finger drags the controller half away and it returns, the bar is hidden again.
  @Test func theBarStaysAwayWhereAFingerChangesItsMind() throws {
    let window = window()
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    try window.play {
      $0.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 90, y: 200), duration: 0.5)
      $0.wait(0.3)
    }
    let x = tabs.tabBar.layer.presentation()?.frame.minX ?? 0
    #expect(x > -300 && x < -150)
    try window.play { $0.lift() }
    window.clock.settle()
    window.layoutIfNeeded()
    #expect(navigation.topViewController === pushed && tabs.tabBar.frame == aside)
  }
}
