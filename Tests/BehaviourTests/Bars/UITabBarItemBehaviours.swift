import Testing
import UIKit

@Suite struct UITabBarItemBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITabBarItem") {
    $0.row(
      "an item has no badge, and badges are red by default", .apple("uikit/uitabbaritem/badgecolor")
    ) {
      let item = UITabBarItem(title: "A", image: nil, tag: 4)
      #expect(item.badgeValue == nil && item.badgeColor == nil && item.tag == 4)
    }
    $0.row(
      "the selected item shows selectedImage", .apple("uikit/uitabbaritem/selectedimage")
    ) {
      let (plain, chosen) = (Self.image(10), Self.image(20))
      let item = UITabBarItem(title: nil, image: plain, selectedImage: chosen)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [item]
      #expect(Self.width(of: bar) == 10)
      bar.selectedItem = item
      #expect(Self.width(of: bar) == 20)
    }
    $0.row(
      "a system item has a title and an image",
      .apple("uikit/uitabbaritem/init(tabbarsystemitem:tag:)")
    ) {
      let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
      #expect(item.title == "Favorites" && item.image != nil && item.tag == 2)
    }
    $0.row(
      "a badge is 3 points below the bar's top and 18 points high",
      .picture("controls/testTabBars_17_5_393x852@3x.png")
    ) {
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      item.badgeValue = "3"
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
      bar.items = [item]
      bar.layoutIfNeeded()
      let button = bar.subviews.compactMap { $0 as? UIControl }.first
      button?.layoutIfNeeded()
      let badge = button?.subviews.last
      let frame = badge.map { $0.convert($0.bounds, to: bar) }
      #expect(frame?.minY == 3 && frame?.height == 18)
    }
    $0.row(
      "the selected item's appearance takes precedence over the bar's",
      .apple("uikit/uitabbaritem/standardappearance")
    ) {
      let item = UITabBarItem(title: "", image: nil, tag: 0)
      let look = UITabBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      item.standardAppearance = look
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [item, UITabBarItem(title: "", image: nil, tag: 1)]
      #expect(BarPixels(of: bar)?[5, 20] == [248, 248, 248])
      bar.selectedItem = item
      #expect(BarPixels(of: bar)?[5, 20] == [255, 0, 0])
    }
    $0.row(
      "titlePositionAdjustment moves the title",
      .apple("uikit/uitabbaritem/titlepositionadjustment")
    ) {
      let item = UITabBarItem(title: "A", image: nil, tag: 0)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [item]
      let before = Self.label(of: bar)
      item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
      let after = Self.label(of: bar)
      #expect(after.minX - before.minX == 3 && after.minY - before.minY == -4)
    }
  }

  @MainActor
  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @MainActor
  private static func parts(of bar: UITabBar) -> [UIView] {
    bar.layoutIfNeeded()
    let button = bar.subviews.compactMap { $0 as? UIControl }.first
    button?.layoutIfNeeded()
    return button?.subviews ?? []
  }

  @MainActor
  private static func width(of bar: UITabBar) -> CGFloat? {
    parts(of: bar).first { $0 is UIImageView }?.frame.width
  }

  @MainActor
  private static func label(of bar: UITabBar) -> CGRect {
    parts(of: bar).first { $0 is UILabel }?.frame ?? .null
  }
}
