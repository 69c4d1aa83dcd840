import Testing
import UIKit
import UIKitTestSupport

extension UINavigationItemBehaviours {
  private static let page = Source.apple("uikit/uinavigationitem/backbarbuttonitem")

  /// Returns how far the ink extends in the leading half of a bar with a back button, in points
  /// from its edge.
  @MainActor private static func reach(
    changingLater later: (UINavigationItem) -> Void = { _ in },
    _ change: (UINavigationItem) -> Void
  ) -> CGFloat? {
    let (root, top) = (UINavigationItem(title: "Overview"), UINavigationItem())
    change(root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [root, top]
    later(root)
    guard let pixels = BarPixels(of: bar) else { return nil }
    let xs = stride(from: 0, to: CGFloat(160), by: 0.5).filter { x in
      stride(from: 8, to: CGFloat(36), by: 0.5).contains { y in
        let pixel = pixels[x, y]
        return Int(pixel[2]) - Int(pixel[0]) > 100
      }
    }
    return xs.max()
  }

  static func back(_ rows: inout Behaviours) {
    rows.row("a new item has no title and no back button item", page) {
      let item = UINavigationItem()
      #expect(item.title == nil && item.backBarButtonItem == nil)
      #expect(item.backButtonDisplayMode == .default)
    }
    rows.row("the back button has the title of backBarButtonItem", page) {
      let usual = try #require(reach { _ in })
      let short = try #require(reach { $0.backBarButtonItem = UIBarButtonItem(title: "I") })
      let none = try #require(reach { $0.backBarButtonItem = UIBarButtonItem(title: "") })
      #expect(none < 25 && none < short && short < usual)
    }
    rows.row(
      "a back button that is shown follows the title behind it",
      .report("jomnius.blogspot.com/2011/03/how-to-define-custom-backbarbuttonitem.html")
    ) {
      let usual = try #require(reach { _ in })
      let changes: [(UINavigationItem) -> Void] = [
        { $0.title = "I" }, { $0.backButtonTitle = "I" },
        { $0.backBarButtonItem = UIBarButtonItem(title: "I") },
      ]
      for change in changes {
        let short = try #require(reach(changingLater: change) { _ in })
        #expect(short < usual)
      }
    }
    rows.row(
      "a back button in minimal display mode has only the arrow",
      .apple("uikit/uinavigationitem/backbuttondisplaymode-swift.property")
    ) {
      let least = try #require(reach { $0.backButtonDisplayMode = .minimal })
      #expect(least < 25)
    }
    rows.row(
      "a badge's text has the given attributes",
      .apple("uikit/uitabbaritem/setbadgetextattributes(_:for:)")
    ) {
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      item.badgeValue = "8"
      #expect(item.badgeTextAttributes(for: .normal) == nil)
      item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [item]
      bar.layoutIfNeeded()
      let badges = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        .filter { $0.text == "8" }
      #expect(badges.map(\.textColor) == [.green])
    }
    rows.row(
      "a tool bar keeps its shadow image",
      .apple("uikit/uitoolbar/setshadowimage(_:fortoolbarposition:)")
    ) {
      let bar = UIToolbar()
      let image = UIImage()
      #expect(bar.shadowImage(forToolbarPosition: .any) == nil)
      bar.setShadowImage(image, forToolbarPosition: .any)
      #expect(bar.shadowImage(forToolbarPosition: .any) === image)
    }
  }
}
