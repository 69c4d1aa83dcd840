import Testing
import UIKit
import UIKitTestSupport

@Suite struct UITabBarBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UITabBar") {
    $0.row(
      "a tab bar is 49 points high",
      .picture("controls/testTabBars_17_5_393x852@3x.png")
    ) {
      #expect(UITabBar().intrinsicContentSize.height == 49)
      #expect(UITabBar().sizeThatFits(CGSize(width: 300, height: 0)).height == 49)
    }
    $0.row(
      "a tab bar of a phone in landscape is 32 points high", .wwdc("2017/204")
    ) {
      onDevice(.iPhoneSE, .landscape) { window in
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        window.show(tabs)
        #expect(tabs.tabBar.frame.height == 32)
      }
    }
    $0.row(
      "items share the width, in whole points",
      .picture("controls/testTabBars_17_5_393x852@3x.png")
    ) {
      let bar = Self.bar(4, width: 393)
      let frames = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame)
      #expect(frames.map(\.minX) == [2, 100, 199, 297])
      #expect(frames.map(\.width) == [94, 95, 94, 94])
    }
    $0.row(
      "the line is above the bar, over the content",
      .picture("controls/testTabBars_17_5_393x852@3x.png"), scale: 3
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.backgroundColor = .white
      let bar = UITabBar(frame: CGRect(x: 0, y: 11, width: 100, height: 49))
      view.addSubview(bar)
      let pixels = try #require(BarPixels(of: view, scale: 3))
      #expect(pixels.pixel(5, 31) == [255, 255, 255])
      #expect(pixels.pixel(5, 32) == [179, 179, 179] || pixels.pixel(5, 32) == [178, 178, 178])
    }
    $0.row(
      "a title without an image has its baseline 45 points below the bar's top",
      .picture("controls/testTabBars_17_5_393x852@3x.png"), scale: 3
    ) {
      let bar = Self.bar(1, width: 100, title: "HHH")
      bar.unselectedItemTintColor = .black
      let pixels = try #require(BarPixels(of: bar, scale: 3))
      #expect(abs(pixels.ink(CGRect(x: 20, y: 20, width: 60, height: 29)).maxY - 45) < 0.4)
    }
    $0.row(
      "a title below an image has its baseline 46 points below the bar's top", .wwdc("2017/204"),
      uncertain: "the figure was read from one picture", scale: 3
    ) {
      let bar = Self.bar(1, width: 100, title: "HHH", image: true)
      bar.unselectedItemTintColor = .black
      let pixels = try #require(BarPixels(of: bar, scale: 3))
      #expect(abs(pixels.ink(CGRect(x: 20, y: 36, width: 60, height: 12)).maxY - 46) < 0.4)
    }
    $0.row(
      "titles are beside their images in wide or low bars", .wwdc("2017/204"),
      uncertain: "sizes of texts and distances"
    ) {
      for (horizontal, vertical) in [
        (UIUserInterfaceSizeClass.regular, UIUserInterfaceSizeClass.regular),
        (.compact, .compact), (.regular, .compact),
      ] {
        let bar = Self.bar(1, width: 700, title: "Home", image: true)
        bar.traitOverrides.horizontalSizeClass = horizontal
        bar.traitOverrides.verticalSizeClass = vertical
        bar.layoutIfNeeded()
        let parts = Self.parts(bar)
        #expect(parts.icon.maxX < parts.label.minX)
        #expect(abs(parts.icon.midY - parts.label.midY) <= 1)
      }
    }
    $0.row(
      "titles are below their images on phones in portrait", .wwdc("2017/204")
    ) {
      let bar = Self.bar(1, width: 400, title: "Home", image: true)
      bar.traitOverrides.horizontalSizeClass = .compact
      bar.traitOverrides.verticalSizeClass = .regular
      bar.layoutIfNeeded()
      let parts = Self.parts(bar)
      #expect(parts.icon.midX == parts.label.midX && parts.icon.minY == 6)
    }
    $0.row(
      "items are laid out from the leading edge",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let bar = Self.bar(2, width: 400)
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      let frames = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame.minX)
      #expect(frames == [202, 2])
    }
    $0.row(
      "an item removed from the bar is no longer selected",
      .apple("uikit/uitabbar/selecteditem"),
      uncertain: "Apple's page does not state it"
    ) {
      let bar = Self.bar(2, width: 100)
      bar.selectedItem = bar.items?[1]
      bar.items = [UITabBarItem(title: "C", image: nil, tag: 0)]
      #expect(bar.selectedItem == nil)
    }
    $0.row(
      "programmatic selection does not call the delegate",
      .apple("uikit/uitabbardelegate/tabbar(_:didselect:)")
    ) {
      let (bar, listener) = (Self.bar(2, width: 100), BarListener())
      bar.delegate = listener
      bar.selectedItem = bar.items?[1]
      #expect(listener.count == 0)
    }
    $0.row(
      "a bar without a tab bar controller has its standard appearance",
      .apple("uikit/uitabbar/scrolledgeappearance")
    ) {
      let bar = Self.bar(0, width: 100)
      let edge = UITabBarAppearance()
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .red
      bar.scrollEdgeAppearance = edge
      #expect(BarPixels(of: bar)?[5, 20] == [248, 248, 248])
    }
  }

  @MainActor
  private static func bar(
    _ count: Int, width: CGFloat, title: String = "T", image: Bool = false
  ) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    let size = CGSize(width: 28, height: 28)
    let picture = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    bar.items = (0..<count).map {
      UITabBarItem(title: title, image: image ? picture : nil, tag: $0)
    }
    bar.layoutIfNeeded()
    return bar
  }

  /// Returns the frames of the first item's image and label.
  @MainActor
  private static func parts(_ bar: UITabBar) -> (icon: CGRect, label: CGRect) {
    let button = bar.subviews.compactMap { $0 as? UIControl }.first
    button?.layoutIfNeeded()
    let icon = button?.subviews.first { $0 is UIImageView }
    let label = button?.subviews.first { $0 is UILabel }
    return (
      icon.map { $0.convert($0.bounds, to: bar) } ?? .null,
      label.map { $0.convert($0.bounds, to: bar) } ?? .null
    )
  }
}

private final class BarListener: NSObject, UITabBarDelegate {
  var count = 0

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { count += 1 }
}
