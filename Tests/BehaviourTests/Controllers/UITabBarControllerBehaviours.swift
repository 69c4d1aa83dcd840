import Testing
import UIKit
import UIKitTestSupport

@Suite struct UITabBarControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITabBarController") {
    $0.row(
      "the first controller is selected initially",
      .apple("uikit/uitabbarcontroller/selectedindex")
    ) {
      let (tabs, _) = Self.tabs(2)
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === tabs.viewControllers?[0])
    }
    $0.row(
      "the bar's delegate is the controller, also before the view is loaded",
      .apple("uikit/uitabbarcontroller/tabbar")
    ) {
      let tabs = UITabBarController()
      #expect(tabs.tabBar.delegate === tabs && !tabs.isViewLoaded)
    }
    $0.row(
      "setting new controllers keeps the selected one if it is among them",
      .apple("uikit/uitabbarcontroller/viewcontrollers")
    ) {
      let (tabs, all) = Self.tabs(3)
      tabs.selectedIndex = 1
      tabs.viewControllers = [all[1], all[2]]
      #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 0)
    }
    $0.row(
      "an index out of range has no effect",
      .apple("uikit/uitabbarcontroller/selectedindex")
    ) {
      let (tabs, _) = Self.tabs(2)
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 0)
    }
    $0.row(
      "of more than five controllers the fifth tab shows the list of the others",
      .apple("uikit/uitabbarcontroller/morenavigationcontroller")
    ) {
      let (tabs, _) = Self.tabs(6)
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.tabBar.items?.last?.title == "More")
    }
    $0.row(
      "a controller's tabBarItem is in the bar, by default with its title",
      .apple("uikit/uiviewcontroller/tabbaritem")
    ) {
      let (tabs, all) = Self.tabs(2)
      #expect(tabs.tabBar.items == all.map(\.tabBarItem))
      #expect(tabs.tabBar.items?.map(\.title) == ["0", "1"])
    }
    $0.row(
      "programmatic selection does not call the delegate",
      .apple("uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)")
    ) {
      let (tabs, _) = Self.tabs(2)
      let listener = TabListener()
      tabs.delegate = listener
      tabs.selectedIndex = 1
      #expect(listener.news == [])
    }
    $0.row(
      "a tap calls shouldSelect and didSelect of the delegate",
      .apple("uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)")
    ) {
      let (tabs, _) = Self.tabs(2)
      let listener = TabListener()
      tabs.delegate = listener
      let window = shownWindow(tabs)
      try window.play { $0.tap(at: CGPoint(x: 240, y: 460)) }
      #expect(listener.news == ["should 1", "did 1"] && tabs.selectedIndex == 1)
    }
    $0.row(
      "the delegate can refuse a tap's selection",
      .apple("uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)")
    ) {
      let (tabs, _) = Self.tabs(2)
      let listener = TabListener()
      listener.refuses = true
      tabs.delegate = listener
      let window = shownWindow(tabs)
      try window.play { $0.tap(at: CGPoint(x: 240, y: 460)) }
      #expect(listener.news == ["should 1"] && tabs.selectedIndex == 0)
    }
    $0.row(
      "only the selected controller's view is loaded",
      .apple("uikit/uiviewcontroller/isviewloaded")
    ) {
      let (tabs, all) = Self.tabs(3)
      let window = shownWindow(tabs)
      #expect(all.map(\.isViewLoaded) == [true, false, false])
      _ = window
    }
    $0.row(
      "navigation controllers of other tabs have loaded their views, their roots have not",
      .suite("swift-snapshot-testing testViewControllerHierarchy", license: "MIT"),
      uncertain: "when they are loaded: here when the tab bar controller shows its first one"
    ) {
      let roots = (0..<3).map { _ in UIViewController() }
      let tabs = UITabBarController()
      let all = roots.map { UINavigationController(rootViewController: $0) }
      tabs.viewControllers = all
      #expect(!all.contains { $0.isViewLoaded })
      let window = shownWindow(tabs)
      #expect(all.allSatisfy { $0.isViewLoaded })
      #expect(all.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
      #expect(roots.map(\.isViewLoaded) == [true, false, false])
      tabs.viewControllers = all + [UINavigationController(rootViewController: UIViewController())]
      #expect(tabs.viewControllers?.last?.isViewLoaded == true)
      _ = window
    }
    $0.row(
      "the bar has its frame in the selected controller's viewDidLoad and viewWillAppear",
      .report("https://blog.uso400.net/xcode8-uiviewcontroller-view-subviews-frame/"),
      uncertain: "that tab bars behave as navigation bars"
    ) {
      onDevice(.iPhone13) { window in
        let root = AskingForTabs()
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        window.show(tabs)
        let bar = CGRect(x: 0, y: 761, width: 390, height: 83)
        #expect(root.bars == [bar, bar])
      }
    }
    $0.row(
      "views extend under the bar, and their safe area ends above it",
      .apple("uikit/uiview/safeareainsets")
    ) {
      onDevice(.iPhone13) { window in
        let (tabs, all) = Self.tabs(1)
        window.show(tabs)
        #expect(all[0].view.frame.maxY == 844 && all[0].view.safeAreaInsets.bottom == 83)
      }
    }
    $0.row(
      "the bar has no background if no content is under it",
      .apple("uikit/uitabbar/scrolledgeappearance")
    ) {
      let (tabs, all) = Self.tabs(1)
      all[0].view.backgroundColor = .yellow
      let pixels = try #require(BarPixels(of: shownWindow(tabs)))
      #expect(pixels.isSame(at: CGPoint(x: 5, y: 470), as: CGPoint(x: 5, y: 200)))
      #expect(pixels.isSame(at: CGPoint(x: 5, y: 430.5), as: CGPoint(x: 5, y: 200)))
    }
    $0.row(
      "over content that continues below, the bar has its standard appearance, at the end none",
      .apple("uikit/uitabbar/scrolledgeappearance")
    ) {
      let (tabs, all) = Self.tabs(1)
      let scroll = UIScrollView(frame: all[0].view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 10, height: 2000)
      all[0].view.backgroundColor = .white
      all[0].view.addSubview(scroll)
      let window = shownWindow(tabs)
      #expect(BarPixels(of: window)?[5, 470] == [248, 248, 248])
      scroll.contentOffset.y = 2000 + scroll.adjustedContentInset.bottom - 480
      #expect(BarPixels(of: window)?[5, 470] == [255, 255, 255])
    }
    $0.row(
      "tabBarController is the tab bar controller of its descendants",
      .apple("uikit/uiviewcontroller/tabbarcontroller")
    ) {
      let inner = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: inner)]
      #expect(inner.tabBarController === tabs && tabs.tabBarController == nil)
    }
    $0.row(
      "a navigation controller's tab is its root's",
      .apple("uikit/uiviewcontroller/tabbaritem"),
      uncertain: "that it uses the root's item if it has none of its own"
    ) {
      let inner = UIViewController()
      inner.tabBarItem = UITabBarItem(title: "T", image: nil, tag: 3)
      #expect(UINavigationController(rootViewController: inner).tabBarItem.title == "T")
    }
  }

  @MainActor
  private static func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let controllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return (tabs, controllers)
  }
}

private final class TabListener: NSObject, UITabBarControllerDelegate {
  var news: [String] = []
  var refuses = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    news.append("should \(viewController.title ?? "")")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { news.append("did \(viewController.title ?? "")") }
}

private final class AskingForTabs: UIViewController {
  var bars: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if let bar = tabBarController?.tabBar { bars.append(bar.frame) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let bar = tabBarController?.tabBar { bars.append(bar.frame) }
  }
}
