import Testing
import UIKit
import UIKitTestSupport

@Suite struct UINavigationBarBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UINavigationBar") {
    items(&$0)
    $0.row(
      "a navigation controller's bar has no background or line without content under it",
      .apple("uikit/uinavigationbar/scrolledgeappearance")
    ) {
      let root = UIViewController()
      root.view.backgroundColor = .yellow
      let window = shownWindow(UINavigationController(rootViewController: root))
      let pixels = try #require(BarPixels(of: window))
      #expect(pixels.isSame(at: CGPoint(x: 10, y: 10), as: CGPoint(x: 10, y: 200)))
      #expect(pixels.isSame(at: CGPoint(x: 10, y: 44), as: CGPoint(x: 10, y: 200)))
    }
    $0.row(
      "over content scrolled under it the bar has its standard appearance",
      .apple("uikit/uinavigationbar/standardappearance")
    ) {
      let (window, table) = Self.table()
      let rest = try #require(BarPixels(of: window))
      table.contentOffset.y += 100
      window.layoutIfNeeded()
      let scrolled = try #require(BarPixels(of: window))
      #expect(rest[10, 10] == [255, 255, 255] && scrolled[10, 10] == [248, 248, 248])
    }
    $0.row(
      "scrollEdgeAppearance applies only at the top of the content",
      .apple("uikit/uinavigationbar/scrolledgeappearance")
    ) {
      let (window, table) = Self.table { bar in
        let edge = UINavigationBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .red
        bar.scrollEdgeAppearance = edge
      }
      #expect(BarPixels(of: window)?[10, 10] == [255, 0, 0])
      table.contentOffset.y += 100
      #expect(BarPixels(of: window)?[10, 10] == [248, 248, 248])
    }
    $0.row(
      "without scrollEdgeAppearance the bar has the standard appearance's texts without its "
        + "background", .apple("uikit/uinavigationbar/scrolledgeappearance")
    ) {
      let (window, _) = Self.table { bar in
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .red
        standard.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = standard
      }
      let navigation = window.rootViewController as? UINavigationController
      navigation?.topViewController?.title = "MMMMMM"
      let pixels = try #require(BarPixels(of: window))
      #expect(pixels[10, 10] == [255, 255, 255])
      #expect(pixels.count(CGRect(x: 100, y: 0, width: 120, height: 44)) { $0[2] > $0[0] } > 100)
    }
    $0.row(
      "barTintColor and isTranslucent result in no background at the content's top",
      .apple("technotes/tn3106-customizing-uinavigationbar-appearance")
    ) {
      let (window, table) = Self.table {
        $0.isTranslucent = false
        $0.barTintColor = .red
      }
      window.backgroundColor = .black
      #expect(BarPixels(of: window)?[10, 10] == [0, 0, 0])
      table.contentOffset.y += 100
      #expect(BarPixels(of: window)?[10, 10] == [255, 0, 0])
    }
    $0.row(
      "a bar without a navigation controller has its standard appearance",
      .apple("uikit/uinavigationbar/scrolledgeappearance")
    ) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let edge = UINavigationBarAppearance()
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .red
      bar.scrollEdgeAppearance = edge
      #expect(BarPixels(of: bar)?[10, 10] == [248, 248, 248])
    }
    $0.row(
      "the line is below the bar, over the content",
      .suite("swift-snapshot-testing testTraitsEmbeddedInTabNavigation", license: "MIT"), scale: 3
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.backgroundColor = .white
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      view.addSubview(bar)
      let pixels = try #require(BarPixels(of: view, scale: 3))
      #expect(pixels.pixel(5, 131) == [248, 248, 248] && pixels.pixel(5, 133) == [255, 255, 255])
      #expect(pixels.pixel(5, 132).allSatisfy { (172...180).contains($0) })
    }
    $0.row(
      "the undocumented key 'hidesShadow' hides the line",
      .report("keys that public apps set"), scale: 3
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.backgroundColor = .white
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      bar.setValue(true, forKey: "hidesShadow")
      view.addSubview(bar)
      let pixels = try #require(BarPixels(of: view, scale: 3))
      #expect(pixels.pixel(5, 131) == [248, 248, 248] && pixels.pixel(5, 132) == [255, 255, 255])
    }
    $0.row(
      "items begin 16 points from the side, and 20 in bars of 414 points and more",
      .suite("swift-snapshot-testing testTraitsEmbeddedInTabNavigation", license: "MIT"), scale: 3
    ) {
      for (width, start) in [(320, 18.0), (375, 18), (414, 22), (568, 22), (1024, 22)] {
        let pixels = try #require(Self.plus(width: CGFloat(width)))
        let ink = pixels.ink(CGRect(x: 0, y: 0, width: 60, height: 43))
        #expect(abs(ink.minX - start) < 0.4, "\(width)")
        #expect(abs(ink.width - 17.667) < 0.4 && abs(ink.midY - 22) < 0.4)
      }
    }
    $0.row(
      "beside a safe area inset items begin 16 points from it at any width",
      .suite("swift-snapshot-testing testTraitsEmbeddedInTabNavigation", license: "MIT"), scale: 3
    ) {
      let pixels = try #require(Self.plus(width: 812, covered: 44))
      #expect(abs(pixels.ink(CGRect(x: 0, y: 0, width: 100, height: 43)).minX - 62) < 0.4)
    }
    $0.row(
      "a title's label is centred vertically, its origin rounded down to a pixel",
      .picture("controls/testNavBarBackButtonTraitsWithTitles_17_5_393x852@3x.png"), scale: 3
    ) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      bar.items = [UINavigationItem(title: "HHH")]
      let ink = try #require(BarPixels(of: bar, scale: 3)).ink(
        CGRect(x: 100, y: 0, width: 200, height: 43))
      // The baseline is at 11.667 + 16.333 points.
      #expect(abs(ink.maxY - 28) < 0.01)
    }
    $0.row(
      "a title of 16 points ends 27.667 points below the bar's top",
      .apple("uikit/uinavigationbar/titletextattributes"),
      uncertain: "the rule was measured for 17 points", scale: 3
    ) {
      let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 16)]
      bar.standardAppearance = look
      bar.items = [UINavigationItem(title: "HHH")]
      let ink = try #require(BarPixels(of: bar, scale: 3)).ink(
        CGRect(x: 100, y: 0, width: 200, height: 43))
      #expect(abs(ink.maxY - 83.0 / 3) < 0.01)
    }
    $0.row(
      "pushItem and popItem change topItem and backItem", .apple("uikit/uinavigationbar/backitem")
    ) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let (one, two) = (UINavigationItem(title: "1"), UINavigationItem(title: "2"))
      bar.pushItem(one, animated: false)
      #expect(bar.topItem === one && bar.backItem == nil)
      bar.pushItem(two, animated: false)
      #expect(bar.topItem === two && bar.backItem === one && bar.items == [one, two])
      #expect(bar.popItem(animated: false) === two && bar.topItem === one)
    }
    $0.row(
      "barStyle is default, isTranslucent true, prefersLargeTitles false",
      .apple("uikit/uinavigationbar/preferslargetitles")
    ) {
      let bar = UINavigationBar()
      #expect(bar.barStyle == .default && bar.isTranslucent && !bar.prefersLargeTitles)
    }
    $0.row(
      "setting an appearance copies it", .apple("uikit/uinavigationbar/standardappearance")
    ) {
      let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
      bar.standardAppearance = look
      look.backgroundColor = .red
      #expect(bar.standardAppearance.backgroundColor != .red)
      #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
    }
    $0.row(
      "a large title makes the bar 96 points high",
      .apple("uikit/uinavigationbar/preferslargetitles"),
      uncertain: "Apple's pages give no number"
    ) {
      let (window, _) = Self.table { $0.prefersLargeTitles = true }
      let navigation = window.rootViewController as? UINavigationController
      #expect(navigation?.navigationBar.frame.height == 96)
    }
    $0.row(
      "the bar shows the root's item before it is on screen",
      .apple("uikit/uinavigationbar/topitem"), uncertain: "that it does once the view is loaded"
    ) {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.loadViewIfNeeded()
      #expect(navigation.navigationBar.topItem === root.navigationItem && !root.isViewLoaded)
    }
    $0.row(
      "a large title grows with the text size", .wwdc("2017/204"),
      uncertain: "by how much the bar grows"
    ) {
      let (window, _) = Self.table { $0.prefersLargeTitles = true }
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      let navigation = window.rootViewController as? UINavigationController
      #expect(navigation.map { $0.navigationBar.frame.height > 100 } == true)
    }
    $0.row(
      "a bar's layer renders without blur: an edge under it is sharp",
      .suite("swift-snapshot-testing testTraitsEmbeddedInTabNavigation", license: "MIT")
    ) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let half = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 60))
      (page.backgroundColor, half.backgroundColor) = (.white, .black)
      page.addSubview(half)
      page.addSubview(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
      page.layoutIfNeeded()
      let pixels = Pixels(of: page)
      #expect(pixels[10, 20] == pixels[99, 20] && pixels[101, 20] == pixels[190, 20])
    }
    $0.row(
      "a bar over white renders white in its layer",
      .suite("swift-snapshot-testing testTraitsEmbeddedInTabNavigation", license: "MIT")
    ) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.topViewController?.view.backgroundColor = .white
      let window = shownWindow(navigation)
      #expect(Pixels(of: window)[10, 20] == [255, 255, 255, 255])
    }
    $0.row(
      "the bar is mirrored in right-to-left layouts",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection"), scale: 3
    ) {
      let left = try #require(Self.plus(width: 320))
      let right = try #require(Self.plus(width: 320, isMirrored: true))
      let ink = right.ink(CGRect(x: 260, y: 0, width: 60, height: 43))
      let plain = left.ink(CGRect(x: 0, y: 0, width: 60, height: 43))
      #expect(abs(ink.maxX - (320 - plain.minX)) < 0.4)
    }
  }

  /// Returns a table of 100 rows under a navigation bar.
  @MainActor
  private static func table(
    _ prepare: (UINavigationBar) -> Void = { _ in }
  ) -> (UIWindow, UITableView) {
    let list = HundredRows(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    prepare(navigation.navigationBar)
    let window = shownWindow(navigation)
    return (window, list.tableView)
  }

  @MainActor
  private static func plus(
    width: CGFloat, covered: CGFloat = 0, isMirrored: Bool = false
  ) -> BarPixels? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    window.backgroundColor = .white
    window.edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 0, left: covered, bottom: 0, right: covered))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [item]
    window.addSubview(bar)
    window.layoutIfNeeded()
    return BarPixels(of: window, scale: 3)
  }
}

private final class HundredRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
