import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct TabTests {
  @Test func tabsMakeTheirControllers() {
    let bar = UITabBarController()
    bar.tabs = ["One", "Two"].map { title in
      UITab(title: title, image: nil, identifier: title) { tab in
        let controller = UIViewController()
        controller.title = tab.identifier
        return controller
      }
    }
    #expect(bar.viewControllers?.map(\.title) == ["One", "Two"])
    #expect(bar.tabBar.items?.map(\.title) == ["One", "Two"])
    bar.selectedTab = bar.tabs[1]
    #expect(bar.selectedIndex == 1 && bar.selectedTab === bar.tabs[1])
    bar.tabs[0].badgeValue = "3"
    #expect(bar.tabBar.items?[0].badgeValue == "3")
    #expect(bar.tabs[0].tabBarController === bar)
  }

  @Test func theBarCanBeOmitted() {
    let bar = UITabBarController()
    bar.viewControllers = [UIViewController()]
    let window = shownWindow(bar)
    let content = bar.selectedViewController?.view
    #expect(content?.safeAreaInsets.bottom == 49)
    bar.setTabBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(bar.isTabBarHidden && content?.safeAreaInsets.bottom == 0)
    bar.isTabBarHidden = false
    window.layoutIfNeeded()
    #expect(content?.safeAreaInsets.bottom == 49)
  }

  @Test func itemsCanBeInTheMiddle() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 100, 50)
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
    #expect(buttons.map(\.frame.minX) == [184, 334, 484])
    #expect(buttons.allSatisfy { $0.frame.width == 100 })
  }

  @Test func theSystemNamesItems() {
    let item = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 4)
    #expect(item.title == "Bookmarks" && item.image != nil && item.tag == 4)
  }
}
