import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit

/// Tests behaviour of screen pictures on which suites of pointfreeco/swift-snapshot-testing rely.
@MainActor
@Suite struct PointFreeScreenTests {
  /// Source: pointfreeco/swift-snapshot-testing, pull request 217.
  @Test func aLabelWithoutAFrameIsAsLargeAsItsTextUnderTheTraits() throws {
    func size(_ category: UIContentSizeCategory) throws -> CGSize {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Where is it?"
      let strategy = Snapshotting<UIView, UIImage>.image(
        scale: 1, traits: UITraitCollection(preferredContentSizeCategory: category))
      let picture = try strategy.take(label)
      #expect(label.frame == .zero, "the frame is restored")
      return picture.size
    }
    let (small, large) = (try size(.small), try size(.accessibilityLarge))
    #expect(small.width > 20 && small.height > 20)
    #expect(large.width > small.width && large.height > small.height)
  }

  @Test func constraintsReportHowLargeAViewIs() throws {
    let view = UIView()
    let spot = UIView()
    spot.backgroundColor = .red
    spot.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spot)
    NSLayoutConstraint.activate([
      spot.widthAnchor.constraint(equalToConstant: 12),
      spot.heightAnchor.constraint(equalToConstant: 5),
      spot.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      spot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      spot.topAnchor.constraint(equalTo: view.topAnchor),
      spot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let picture = try Snapshotting<UIView, UIImage>.image(scale: 1).take(view)
    #expect(picture.size == CGSize(width: 15, height: 5))
  }

  /// Source: essentialdevelopercom/essential-feed-case-study, whose error view at the largest text
  /// size is 148.67 points high on iOS 18.2.
  @Test func aConfiguredButtonIsMeasuredInTheTextSizeOfItsWindow() {
    let button = UIButton(configuration: .plain())
    button.setTitle("Try again", for: .normal)
    let height = button.intrinsicContentSize.height
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.addSubview(button)
    window.isHidden = false
    #expect(button.intrinsicContentSize.height > height + 20)
    window.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height > height + 20)
  }

  @Test func aViewHasItsFrameBack() throws {
    let view = UIView(frame: CGRect(x: 7, y: 8, width: 4, height: 4))
    let sizes = try [
      Snapshotting<UIView, UIImage>.image(size: CGSize(width: 10, height: 20), scale: 1),
      .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 1)),
      .image(drawHierarchyInKeyWindow: true, scale: 1),
    ].map { try $0.allowingBlank.take(view).size }
    #expect(sizes.map(\.width) == [10, 320, 4] && sizes.map(\.height) == [20, 568, 4])
    #expect(view.frame == CGRect(x: 7, y: 8, width: 4, height: 4) && view.superview == nil)
  }

  /// Source: pointfreeco/swift-snapshot-testing, `snapshotView`: `layer.render(in:)` draws a view
  /// unless the key window is asked for.
  @Test func blursAreDrawnInTheKeyWindowAlone() throws {
    func colors(_ inKeyWindow: Bool) throws -> Int {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 8))
      view.backgroundColor = .white
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
      half.backgroundColor = .black
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = view.bounds
      for subview in [half, blur] { view.addSubview(subview) }
      let strategy = Snapshotting<UIView, UIImage>.image(
        drawHierarchyInKeyWindow: inKeyWindow, scale: 1)
      return Set(words(try strategy.take(view))).count
    }
    #expect(try colors(false) == 2 && colors(true) > 2)
  }

  @Test func theScreensScaleIsTheDefault() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    func scale(_ strategy: Snapshotting<UIView, UIImage>) throws -> CGFloat {
      try strategy.allowingBlank.take(view).scale
    }
    #expect(try scale(.image) == 2)
    #expect(try scale(.image(traits: UITraitCollection(displayScale: 3))) == 3)
    #expect(try scale(.image(scale: 1, traits: UITraitCollection(displayScale: 3))) == 1)
    #expect(try scale(.image(on: .iPhoneX)) == 2)
    #expect(try Snapshotting<CALayer, UIImage>.image.allowingBlank.take(view.layer).scale == 2)
  }

  private final class Adaptive: UIView {
    var seen: [UIUserInterfaceSizeClass] = []
    var told: [UIUserInterfaceSizeClass?] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      seen.append(traitCollection.horizontalSizeClass)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      told.append(previous?.horizontalSizeClass)
    }
  }

  /// Source: pointfreeco/swift-snapshot-testing, issue 364.
  @Test func sizeClassesReachAViewThatWasPicturedBefore() throws {
    let view = Adaptive(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    for width in [UIUserInterfaceSizeClass.compact, .regular, .regular, .compact] {
      let strategy = Snapshotting<UIView, UIImage>.image(
        scale: 1, traits: UITraitCollection(horizontalSizeClass: width))
      _ = try strategy.allowingBlank.take(view)
      #expect(view.seen.last == width)
    }
    #expect(view.told.suffix(2) == [.compact, .regular])
  }

  @Test func appearancesReachAControllerThatWasPicturedBefore() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    func corner(_ style: UIUserInterfaceStyle) throws -> UInt32? {
      let strategy = Snapshotting<UIViewController, UIImage>.image(
        on: .iPhone8, traits: UITraitCollection(userInterfaceStyle: style))
      return words(try strategy.allowingBlank.take(controller)).first
    }
    #expect(try corner(.light) == 0xFFFF_FFFF)
    #expect(try corner(.dark) == 0xFF00_0000)
    #expect(try corner(.light) == 0xFFFF_FFFF)
  }

  private final class Page: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  @Test func aControllerAppearsAndDisappears() throws {
    let page = Page()
    let frame = page.view.frame
    for _ in 0..<2 {
      page.calls = []
      _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPhone8).allowingBlank.take(page)
      #expect(page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
      #expect(page.view.window == nil && page.view.frame == frame)
    }
  }

  private final class Tabs: UITabBarController {
    var height: CGFloat = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.layoutIfNeeded()
      height = tabBar.frame.height
    }
  }

  private final class Card: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }
  }

  /// Source: pointfreeco/swift-snapshot-testing, `prepareView`: without a size in the strategy or
  /// the device, that of the controller's view is used.
  /// Source: pointfreeco/swift-snapshot-testing, `testAssertMultipleSnapshot`.
  @Test func rowsHaveTheMarginsOfTheDeviceOfTheirPicture() throws {
    final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    func picture(_ controller: Rows, _ device: ViewImageConfig) throws -> [UInt32] {
      let strategy = Snapshotting<UIViewController, UIImage>.image(
        on: device, traits: UITraitCollection(displayScale: 1))
      return words(try strategy.take(controller))
    }
    let devices: [ViewImageConfig] = [.iPadMini, .iPhoneSe, .iPhoneX, .iPhoneXsMax]
    let alone = try devices.map { try picture(Rows(), $0) }
    let rows = Rows()
    for (device, expected) in zip(devices, alone) {
      #expect(try picture(rows, device) == expected, "\(device)")
    }
    for (device, expected) in zip(devices, alone).reversed() {
      #expect(try picture(rows, device) == expected, "\(device)")
    }
  }

  @Test func aControllersPictureIsAsLargeAsItsView() throws {
    func size(
      _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, UIImage> = .image
    ) throws -> CGSize {
      try strategy.allowingBlank.take(controller).size
    }
    let small = UIViewController()
    small.view.frame = CGRect(x: 3, y: 4, width: 20, height: 30)
    #expect(try size(small, .image(on: .iPhoneX)) == CGSize(width: 375, height: 812))
    #expect(try size(small) == CGSize(width: 20, height: 30))
    #expect(try size(small, .image(on: ViewImageConfig())) == CGSize(width: 20, height: 30))
    #expect(small.view.frame == CGRect(x: 3, y: 4, width: 20, height: 30))
    #expect(try size(Card()) == CGSize(width: 10, height: 20))
    let (card, page) = (Card(), Page())
    #expect(try size(card, .image(on: .iPhoneX)) == CGSize(width: 375, height: 812))
    #expect(try size(card) == CGSize(width: 10, height: 20))
    #expect(try size(page, .image(on: .iPhoneX)) == CGSize(width: 375, height: 812))
    #expect(try size(page) == UIScreen.main.bounds.size)
    page.view.frame = .zero
    #expect(try size(page) == UIScreen.main.bounds.size, "an empty view has no size")
  }

  @Test func aControllerReturnsToItsWindow() throws {
    let (page, window) = (Page(), UIWindow(frame: CGRect(x: 0, y: 0, width: 77, height: 88)))
    window.rootViewController = page
    window.makeKeyAndVisible()
    for (strategy, size) in [
      (Snapshotting<UIViewController, UIImage>.image(on: .iPhone8), (375.0, 667.0)),
      (.image, (77, 88)),
    ] {
      let picture = try strategy.allowingBlank.take(page)
      #expect(picture.size == CGSize(width: size.0, height: size.1))
      #expect(page.view.window === window && window.isKeyWindow)
      #expect(page.view.frame == window.bounds && window.rootViewController === page)
    }
  }

  /// The sizes are in points. Source: pointfreeco/swift-snapshot-testing 1.19, the recorded
  /// pictures of testTraits and testTraitsEmbeddedInTabNavigation: 1125 × 2436, 1125 × 2202 and
  /// 3072 × 2244 pixels, three per point.
  @Test func controllersOfBarsLoseWhatIsCovered() throws {
    func size(_ controller: UIViewController, _ config: ViewImageConfig) throws -> CGSize {
      try Snapshotting<UIViewController, UIImage>.image(on: config).allowingBlank.take(controller)
        .size
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Page())]
    #expect(try size(Page(), .iPhoneX) == CGSize(width: 375, height: 812))
    #expect(try size(tabs, .iPhoneX) == CGSize(width: 375, height: 734))
    #expect(try size(tabs, .iPadMini) == CGSize(width: 1024, height: 748))
    #expect(
      try size(UINavigationController(rootViewController: Page()), .iPhoneX)
        == CGSize(width: 375, height: 768))
    // Pictures of newer devices show the whole screen.
    #expect(
      try size(UINavigationController(rootViewController: Page()), .iPhone15)
        == CGSize(width: 393, height: 852))
  }

  /// The simulator that takes the pictures is a phone in portrait: it alone determines the heights
  /// of bars. Source: pointfreeco/swift-snapshot-testing 1.19, the recorded pictures of
  /// testTraitsEmbeddedInTabNavigation: the bars' lines are 44 points from the top and 49 from the
  /// bottom, on phones in landscape and on tablets, too.
  @Test func barsHaveTheHeightsOfAPhoneInPortrait() throws {
    for config in [ViewImageConfig.iPhone8, .iPhone8(.landscape), .iPadMini, .iPadPro11] {
      let (page, tabs) = (Page(), UITabBarController())
      let navigation = UINavigationController(rootViewController: page)
      tabs.viewControllers = [navigation]
      _ = try Snapshotting<UIViewController, UIImage>.image(on: config).allowingBlank.take(tabs)
      #expect(navigation.navigationBar.frame.height == 44 && tabs.tabBar.frame.height == 49)
    }
    let tabs = Tabs()
    tabs.viewControllers = [UINavigationController(rootViewController: Page())]
    _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPhone15(.landscape)).allowingBlank
      .take(tabs)
    #expect(tabs.height > 0 && tabs.height != 49)
  }

  @Test func theTreeOfControllersIsWritten() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Page()), UIViewController(),
    ]
    let text = try Snapshotting<UIViewController, String>.hierarchy.take(tabs)
    #expect(
      text.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        "<UITabBarController>", "   | <UINavigationController>", "   |    | <Page>",
        "   | <UIViewController>",
      ])
    #expect(text.contains("   |    | <Page>, state: appeared, view: <UIView>\n"))
    #expect(text.hasSuffix("<UIViewController>, state: disappeared, view: (view not loaded)"))
  }

  /// Containers have the private view classes of iOS, and navigation controllers of other tabs have
  /// loaded theirs. Source: pointfreeco/swift-snapshot-testing 1.19, the recorded text of
  /// testViewControllerHierarchy.
  @Test func theTreeOfContainersIsThatOfIOS() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Page()], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [pages, Page()].map(UINavigationController.init(rootViewController:))
    let text = try Snapshotting<UIViewController, String>.hierarchy.take(tabs)
    let layout = "view: <UILayoutContainerView>"
    #expect(
      text.split(separator: "\n") == [
        "<UITabBarController>, state: appeared, \(layout)",
        "   | <UINavigationController>, state: appeared, \(layout)",
        "   |    | <UIPageViewController>, state: appeared, "
          + "view: <_UIPageViewControllerContentView>",
        "   |    |    | <Page>, state: appeared, view: <UIView>",
        "   | <UINavigationController>, state: disappeared, \(layout) not in the window",
        "   |    | <Page>, state: disappeared, view: (view not loaded)",
      ])
    let views = try Snapshotting<UIViewController, String>.recursiveDescription.take(tabs)
    #expect(views.hasPrefix("<UILayoutContainerView; frame"))
  }
}
