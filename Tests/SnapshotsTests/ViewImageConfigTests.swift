import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests pictures of devices.
@MainActor
@Suite struct ViewImageConfigTests {
  private final class Page: UIViewController {
    var safe = UIEdgeInsets.zero
    let label = UILabel()

    override func viewDidAppear(_ animated: Bool) { safe = view.safeAreaInsets }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.text = "Nap"
      label.font = .preferredFont(forTextStyle: .body)
      view.addSubview(label)
    }
  }

  @Test func aDeviceHasItsSizeScaleAndSafeArea() throws {
    let page = Page()
    let upright = try Snapshotting<UIViewController, UIImage>.image(on: .iPhone15).allowingBlank
      .take(page)
    #expect(upright.width == 1179 && upright.height == 2556)
    #expect(page.safe == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let sideways = try Snapshotting<UIViewController, UIImage>.image(on: .iPadMini(.landscape))
      .allowingBlank.take(Page())
    #expect(sideways.width == 2048 && sideways.height == 1536)
  }

  /// In an app, iPhone 15's status bar reaches below the sensor housing of an iPhone X. Source: the
  /// reference images of faberNovel/CompositionalLayoutDSL, whose content begins at 54 points.
  @Test func inAnAppTheStatusBarIsTheSimulators() {
    let page = Page()
    func top(_ config: ViewImageConfig, _ controller: UIViewController) -> CGFloat {
      config.screen(of: controller, inApp: 54).safeArea.top
    }
    #expect(top(.iPhoneX, page) == 54)
    #expect(top(.iPhoneX(.landscape), page) == 0)
    #expect(top(.iPhoneX, UINavigationController()) == 0)
    #expect(ViewImageConfig.iPhoneX.screen(of: page, inApp: 20).safeArea.top == 44)
  }

  /// Every device of `render --device` is included, with its figures; four have the figures and the
  /// name of pointfreeco/swift-snapshot-testing.
  @Test func everyDeviceOfTheTableIsHere() throws {
    typealias Held = (ViewImageConfig.Orientation) -> ViewImageConfig
    let configs: [String: (ViewImageConfig, Held)] = [
      "iPhoneSE": (.iPhoneSE, ViewImageConfig.iPhoneSE),
      "iPhone15": (.iPhone15, ViewImageConfig.iPhone15),
      "iPhone15ProMax": (.iPhone15ProMax, ViewImageConfig.iPhone15ProMax),
      "iPhone16Pro": (.iPhone16Pro, ViewImageConfig.iPhone16Pro),
      "iPhone16ProMax": (.iPhone16ProMax, ViewImageConfig.iPhone16ProMax),
      "iPad": (.iPad, ViewImageConfig.iPad),
      "iPadPro13": (.iPadPro13, ViewImageConfig.iPadPro13),
    ]
    let theirs: Set = ["iPhone13mini", "iPhone13", "iPadMini", "iPadPro11"]
    #expect(Set(configs.keys).union(theirs) == Set(DevicePreset.allCases.map(\.rawValue)))
    for (name, (config, held)) in configs {
      let device = try #require(DevicePreset(rawValue: name))
      for (config, orientation) in [
        (config, DeviceScreen.Orientation.portrait), (held(.portrait), .portrait),
        (held(.landscape), .landscape),
      ] {
        let screen = DeviceScreen(device, orientation)
        #expect(config.size == screen.size, "\(name)")
        #expect(config.edges == screen.edges, "\(name)")
        #expect(config.traits.displayScale == screen.scale, "\(name)")
      }
    }
  }

  @Test func traitsComeOverTheDevices() throws {
    let page = Page()
    let small = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(on: .iPhoneSE, traits: small).allowingBlank.take(page)
    #expect(picture.width == 375 && page.label.font.pointSize == 33)
  }

  /// In a view without a window, content starts below the covered part, and the next picture has no
  /// safe area.
  @Test func viewsKeepOffASafeAreaOfYourOwn() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.contentSize = CGSize(width: 10, height: 100)
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 7, left: 0, bottom: 3, right: 0),
      size: CGSize(width: 10, height: 40))
    let picture = try Snapshotting<UIScrollView, UIImage>.image(on: config).allowingBlank
      .take(view)
    #expect(picture.height == 80 && view.contentOffset.y == -7)
    _ = try Snapshotting<UIScrollView, UIImage>.image(scale: 1).allowingBlank.take(view)
    #expect(view.contentOffset.y == 0)
  }

  @Test func fingersFindADevicesScreen() throws {
    var taps = 0
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in taps += 1 })
    try ViewImageConfig.iPhone15.run(Page()) { page, window in
      #expect(UIScreen.main.scale == 3 && window.bounds.size == CGSize(width: 393, height: 852))
      #expect(page.view.safeAreaInsets.top == 59)
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      page.view.addSubview(button)
      try window.play { $0.tap(at: CGPoint(x: 50, y: 150)) }
    }
    #expect(taps == 1)
  }

  /// On a device's screen sizes are whole pixels, three to a point.
  @Test func sizesAreThoseOfTheScreensPixels() throws {
    try ViewImageConfig.iPhone15.run(Page()) { page, _ in
      page.label.font = .systemFont(ofSize: 17)
      let size = page.label.intrinsicContentSize
      #expect((size.height * 3).rounded() == size.height * 3)
      #expect((size.height * 2).rounded() != size.height * 2)
    }
  }
}
