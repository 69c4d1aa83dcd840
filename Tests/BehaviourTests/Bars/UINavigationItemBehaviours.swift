import Testing
import UIKit
import UIKitTestSupport

@Suite struct UINavigationItemBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UINavigationItem") {
    back(&$0)
    $0.row("an item has its initial title", .apple("uikit/uinavigationitem/init(title:)")) {
      let item = UINavigationItem(title: "T")
      #expect(item.title == "T" && item.titleView == nil && item.backButtonTitle == nil)
    }
    $0.row(
      "rightBarButtonItem is the first of rightBarButtonItems",
      .apple("uikit/uinavigationitem/rightbarbuttonitems")
    ) {
      let item = UINavigationItem(title: "")
      let (a, b) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
      item.rightBarButtonItems = [a, b]
      #expect(item.rightBarButtonItem === a)
    }
    $0.row(
      "setting leftBarButtonItem makes a list with one item",
      .apple("uikit/uinavigationitem/leftbarbuttonitem")
    ) {
      let item = UINavigationItem(title: "")
      let button = UIBarButtonItem(title: "A")
      item.leftBarButtonItem = button
      #expect(item.leftBarButtonItems == [button])
      item.leftBarButtonItem = nil
      #expect(item.leftBarButtonItem == nil)
    }
    $0.row(
      "the first trailing button is outermost",
      .apple("uikit/uinavigationitem/rightbarbuttonitems")
    ) {
      let views = [UIView(), UIView()]
      for view in views { view.frame.size = CGSize(width: 30, height: 30) }
      let item = UINavigationItem(title: "")
      item.rightBarButtonItems = views.map(UIBarButtonItem.init(customView:))
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      let places = views.map { $0.convert($0.bounds, to: bar).minX }
      #expect(places[0] > places[1] && places[0] == 274)
    }
    $0.row(
      "by default back buttons show, large titles are automatic, search bars hide on scrolling",
      .apple("uikit/uinavigationitem/hidessearchbarwhenscrolling")
    ) {
      let item = UINavigationItem(title: "")
      #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton)
      #expect(item.largeTitleDisplayMode == .automatic && item.hidesSearchBarWhenScrolling)
    }
    $0.row(
      "an item without a large title has a low bar, as has the next automatic one",
      .apple("uikit/uinavigationitem/largetitledisplaymode-swift.enum/automatic")
    ) {
      let (root, top) = (UIViewController(), UIViewController())
      root.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let window = shownWindow(navigation)
      #expect(navigation.navigationBar.frame.height == 44)
      navigation.pushViewController(top, animated: false)
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 44)
      top.navigationItem.largeTitleDisplayMode = .always
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.height == 96)
    }
    $0.row(
      "an item's appearance takes precedence over the bar's",
      .apple("uikit/uinavigationitem/standardappearance")
    ) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let (red, green) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      for (look, color) in [(red, UIColor.red), (green, .green)] {
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
      }
      bar.standardAppearance = red
      bar.items = [UINavigationItem(title: "")]
      #expect(BarPixels(of: bar)?[10, 10] == [255, 0, 0])
      bar.topItem?.standardAppearance = green
      #expect(BarPixels(of: bar)?[10, 10] == [0, 255, 0])
    }
    $0.row(
      "a controller's item has its title",
      .apple("uikit/uiviewcontroller/navigationitem")
    ) {
      let controller = UIViewController()
      controller.title = "T"
      #expect(controller.navigationItem.title == "T")
      #expect(controller.navigationItem === controller.navigationItem)
    }
    $0.row(
      "a title view is in the middle of the bar",
      .apple("uikit/uinavigationitem/titleview")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      let item = UINavigationItem(title: "T")
      item.titleView = view
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: bar) == CGRect(x: 110, y: 12, width: 100, height: 20))
    }
  }
}
