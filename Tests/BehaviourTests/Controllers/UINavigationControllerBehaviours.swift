import Testing
import UIKit
import UIKitTestSupport

@Suite struct UINavigationControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UINavigationController") {
    stackRows(&$0)
    barRows(&$0)
  }

  private static let launch = "https://blog.uso400.net/xcode8-uiviewcontroller-view-subviews-frame/"

  private static func stackRows(_ list: inout Behaviours) {
    list.row(
      "a pushed controller is on top, a child and in the navigation controller",
      .apple("uikit/uinavigationcontroller/pushviewcontroller(_:animated:)")
    ) {
      let (navigation, top) = (UINavigationController(), UIViewController())
      navigation.pushViewController(top, animated: false)
      #expect(navigation.topViewController === top && navigation.viewControllers == [top])
      #expect(top.navigationController === navigation && top.parent === navigation)
    }
    list.row(
      "popping the root has no effect",
      .apple("uikit/uinavigationcontroller/popviewcontroller(animated:)")
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.viewControllers.count == 1)
    }
    list.row(
      "popViewController returns the removed controller, which is no longer a child",
      .apple("uikit/uinavigationcontroller/popviewcontroller(animated:)")
    ) {
      let (navigation, top) = Self.stack(of: 2)
      #expect(navigation.popViewController(animated: false) === top && top.parent == nil)
    }
    list.row(
      "popToRootViewController returns the removed controllers, the lowest first",
      .apple("uikit/uinavigationcontroller/poptorootviewcontroller(animated:)")
    ) {
      let (navigation, _) = Self.stack(of: 3)
      let upper = Array(navigation.viewControllers.dropFirst())
      #expect(navigation.popToRootViewController(animated: false) == upper)
      #expect(navigation.viewControllers.count == 1)
    }
    list.row(
      "popToViewController makes the given controller the top one",
      .apple("uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)")
    ) {
      let (navigation, _) = Self.stack(of: 4)
      let target = navigation.viewControllers[1]
      #expect(navigation.popToViewController(target, animated: false)?.count == 2)
      #expect(navigation.topViewController === target)
    }
    list.row(
      "setViewControllers replaces the whole stack",
      .apple("uikit/uinavigationcontroller/setviewcontrollers(_:animated:)")
    ) {
      let (navigation, old) = Self.stack(of: 2)
      let new = [UIViewController(), UIViewController()]
      navigation.setViewControllers(new, animated: false)
      #expect(navigation.viewControllers == new && old.navigationController == nil)
    }
    list.row(
      "visibleViewController is the top controller's presented one, or the top one",
      .apple("uikit/uinavigationcontroller/visibleviewcontroller")
    ) {
      let (navigation, top) = Self.stack(of: 2)
      let window = shownWindow(navigation)
      #expect(navigation.visibleViewController === top)
      let modal = UIViewController()
      top.present(modal, animated: false)
      window.layoutIfNeeded()
      #expect(navigation.visibleViewController === modal && navigation.topViewController === top)
    }
    list.row(
      "show(_:sender:) pushes", .apple("uikit/uinavigationcontroller/show(_:sender:)")
    ) {
      let (navigation, _) = Self.stack(of: 1)
      let new = UIViewController()
      navigation.viewControllers[0].show(new, sender: nil)
      #expect(navigation.topViewController === new)
    }
    list.row(
      "the delegate is called before and after a controller is shown",
      .apple("uikit/uinavigationcontrollerdelegate")
    ) {
      let (navigation, _) = Self.stack(of: 1)
      let listener = NavigationListener()
      navigation.delegate = listener
      let window = shownWindow(navigation)
      listener.news = []
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      #expect(listener.news == ["will", "did"])
    }
    list.row(
      "a pushed controller that appears is moving to its parent",
      .apple("uikit/uiviewcontroller/ismovingtoparent")
    ) {
      let (navigation, _) = Self.stack(of: 1)
      let window = shownWindow(navigation)
      let new = Moving()
      navigation.pushViewController(new, animated: false)
      navigation.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(new.news == ["to parent true", "from parent true"])
    }
    list.row(
      "disappearance calls come before the matching appearance calls",
      .guide(
        "featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html")
    ) {
      let diary = Diary()
      let navigation = UINavigationController(rootViewController: DiaryController("a", diary))
      let window = shownWindow(navigation)
      _ = diary.news()
      navigation.pushViewController(DiaryController("b", diary), animated: false)
      window.layoutIfNeeded()
      let told = diary.news().filter { $0.contains("appear") && !$0.contains("ing") }
      #expect(
        told == [
          "a will disappear false", "b will appear false", "a did disappear", "b did appear",
        ])
    }
    list.row(
      "the root's view is loaded after the navigation controller's viewWillAppear",
      .report(launch)
    ) {
      let (navigation, root) = (LateNavigation(), UIViewController())
      navigation.viewControllers = [root]
      navigation.loadViewIfNeeded()
      #expect(!root.isViewLoaded)
      let window = shownWindow(navigation)
      #expect(navigation.wasRootLoadedBefore == false && root.isViewLoaded)
      _ = window
    }
    list.row(
      "controllers below the top are not loaded before they are shown",
      .apple("uikit/uiviewcontroller/isviewloaded")
    ) {
      let (navigation, _) = Self.stack(of: 2)
      let window = shownWindow(navigation)
      #expect(!navigation.viewControllers[0].isViewLoaded)
      navigation.popViewController(animated: false)
      #expect(navigation.viewControllers[0].isViewLoaded)
      _ = window
    }
  }

  private static func barRows(_ list: inout Behaviours) {
    list.row(
      "the bar has its final frame in the root's viewDidLoad", .report(launch)
    ) {
      onDevice(.iPhone13) { window in
        let root = Asking()
        window.show(UINavigationController(rootViewController: root))
        #expect(root.bars.first == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(root.bars.count == 2 && root.bars[0] == root.bars[1])
      }
    }
    list.row(
      "before its view enters a window the bar is hidden, and content begins at the top",
      .suite("Karumi/KataScreenshotIOS, SuperHeroDetailViewControllerTests", license: "Apache 2.0"),
      uncertain: "the bar's frame until then; appearance calls without a window show the bar"
    ) {
      let (root, mark) = (UIViewController(), UIView())
      root.view.addSubview(mark)
      mark.translatesAutoresizingMaskIntoConstraints = false
      mark.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor).isActive = true
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.isTranslucent = false
      navigation.navigationBar.prefersLargeTitles = true
      navigation.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
      navigation.view.layoutIfNeeded()
      #expect(mark.convert(CGPoint.zero, to: navigation.view).y == 0)
      #expect(navigation.navigationBar.frame.maxY == 0 && !navigation.isNavigationBarHidden)
      onDevice(.iPhone13) { window in
        window.show(navigation)
        #expect(mark.convert(CGPoint.zero, to: window).y == 143)
        #expect(navigation.navigationBar.frame.minY == 47)
      }
      navigation.view.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.maxY > 0)
    }
    list.row(
      "on phones with a Dynamic Island the bar begins 5 points and a pixel above the safe area's "
        + "end", .report("https://github.com/QuintGao/GKNavigationBarSwift/issues/41"), scale: 3
    ) {
      onDevice(.iPhone15ProMax) { window in
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.show(navigation)
        let frame = navigation.navigationBar.frame
        #expect(abs(frame.minY - 53.667) < 0.001 && frame.size == CGSize(width: 430, height: 44))
      }
    }
    list.row(
      "the safe area of its content begins at the bar's bottom",
      .apple("uikit/uiview/safeareainsets"),
      uncertain: "with a Dynamic Island reports name 97.667 points and 103", scale: 3
    ) {
      onDevice(.iPhone15) { window in
        let root = UIViewController()
        window.show(UINavigationController(rootViewController: root))
        #expect(abs(root.view.safeAreaInsets.top - 97.667) < 0.001)
      }
    }
    list.row(
      "a hidden bar gives its space to the content",
      .apple("uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)")
    ) {
      onDevice(.iPhone13) { window in
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.show(navigation)
        #expect(root.view.safeAreaInsets.top == 91)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 47 && navigation.isNavigationBarHidden)
      }
    }
    list.row(
      "views extend under the bar, unless the controller has no extended edges",
      .apple("uikit/uiviewcontroller/edgesforextendedlayout")
    ) {
      onDevice(.iPhone13) { window in
        let (under, below) = (UIViewController(), UIViewController())
        below.edgesForExtendedLayout = []
        window.show(UINavigationController(rootViewController: under))
        #expect(under.view.frame.minY == 0)
        window.show(UINavigationController(rootViewController: below))
        #expect(below.view.convert(CGPoint.zero, to: window).y == 91)
      }
    }
    list.row(
      "views begin below a bar that is not translucent",
      .apple("uikit/uiviewcontroller/extendedlayoutincludesopaquebars")
    ) {
      onDevice(.iPhone13) { window in
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        window.show(navigation)
        #expect(root.view.convert(CGPoint.zero, to: window).y == 91)
        root.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(root.view.convert(CGPoint.zero, to: window).y == 0)
      }
    }
    list.row(
      "the tool bar is hidden by default",
      .apple("uikit/uinavigationcontroller/istoolbarhidden")
    ) {
      let (navigation, _) = Self.stack(of: 1)
      #expect(navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
    }
    list.row(
      "the tool bar shows the top controller's items",
      .apple("uikit/uiviewcontroller/toolbaritems")
    ) {
      let (navigation, top) = Self.stack(of: 1)
      let items = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]
      top.toolbarItems = items
      navigation.isToolbarHidden = false
      let window = shownWindow(navigation)
      #expect(navigation.toolbar.items == items)
      #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: window).maxY == 480)
    }
    list.row(
      "a tool bar has no background if the content ends above it",
      .apple("uikit/uitoolbar/scrolledgeappearance")
    ) {
      let root = UIViewController()
      root.view.backgroundColor = .yellow
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      let pixels = try #require(BarPixels(of: shownWindow(navigation)))
      #expect(pixels.isSame(at: CGPoint(x: 5, y: 470), as: CGPoint(x: 5, y: 200)))
    }
    list.row(
      "hidesBottomBarWhenPushed hides tab bars for the controller and all above it",
      .apple("uikit/uiviewcontroller/hidesbottombarwhenpushed")
    ) {
      let (navigation, _) = Self.stack(of: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = shownWindow(tabs)
      let full = UIViewController()
      full.hidesBottomBarWhenPushed = true
      navigation.pushViewController(full, animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
      window.layoutIfNeeded()
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
      navigation.popToRootViewController(animated: false)
      window.layoutIfNeeded()
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }
    list.row(
      "bars are shown and hidden in 0.2 seconds",
      .apple("uikit/uinavigationcontroller/hideshowbarduration")
    ) {
      #expect(UINavigationController.hideShowBarDuration == 0.2)
    }
    list.row(
      "bars hide on taps, swipes and keyboards only if enabled",
      .apple("uikit/uinavigationcontroller/hidesbarsontap")
    ) {
      let navigation = UINavigationController()
      #expect(!navigation.hidesBarsOnTap && !navigation.hidesBarsOnSwipe)
      #expect(!navigation.hidesBarsWhenKeyboardAppears)
      #expect(!navigation.hidesBarsWhenVerticallyCompact)
      #expect(navigation.interactivePopGestureRecognizer != nil)
    }
    list.row(
      "setContentScrollView sets the scroll view that the bar observes",
      .apple("uikit/uiviewcontroller/setcontentscrollview(_:for:)")
    ) {
      let (root, scroll) = (UIViewController(), UIScrollView())
      root.view.addSubview(UIView())
      root.view.addSubview(scroll)
      scroll.frame = root.view.bounds
      scroll.contentSize = CGSize(width: 10, height: 4000)
      root.setContentScrollView(scroll, for: .top)
      #expect(root.contentScrollView(for: .top) === scroll)
      root.view.backgroundColor = .white
      let window = shownWindow(UINavigationController(rootViewController: root))
      #expect(BarPixels(of: window)?[10, 10] == [255, 255, 255])
      scroll.contentOffset.y += 200
      #expect(BarPixels(of: window)?[10, 10] == [248, 248, 248])
    }
  }

  /// Returns a stack of controllers, and the top one.
  @MainActor
  private static func stack(of count: Int) -> (UINavigationController, UIViewController) {
    let controllers = (0..<count).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    return (navigation, controllers[count - 1])
  }
}

private final class NavigationListener: NSObject, UINavigationControllerDelegate {
  var news: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { news.append("will") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { news.append("did") }
}

private final class Moving: UIViewController {
  var news: [String] = []

  override func viewWillAppear(_ animated: Bool) { news.append("to parent \(isMovingToParent)") }
  override func viewWillDisappear(_ animated: Bool) {
    news.append("from parent \(isMovingFromParent)")
  }
}

/// Records the bar's frame when the view is loaded and about to appear.
private final class Asking: UIViewController {
  var bars: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if let bar = navigationController?.navigationBar { bars.append(bar.frame) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let bar = navigationController?.navigationBar { bars.append(bar.frame) }
  }
}

private final class LateNavigation: UINavigationController {
  var wasRootLoadedBefore: Bool?

  override func viewWillAppear(_ animated: Bool) {
    wasRootLoadedBefore = viewControllers.first?.isViewLoaded
    super.viewWillAppear(animated)
  }
}
