import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct RotationTests {
  private final class Turning: UIViewController {
    let box = UIView(frame: .zero)
    var heard: [String] = []

    override func viewDidLoad() {
      box.frame = view.bounds
      box.autoresizingMask = [.flexibleWidth]
      view.addSubview(box)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will \(Int(view.bounds.width)) \(coordinator.transitionDuration)")
      coordinator.animate { [self] _ in
        heard.append("along \(Int(view.bounds.width))")
        box.alpha = 0
      } completion: { [self] _ in
        heard.append("done \(Int(view.bounds.width))")
      }
    }

    override func viewDidLayoutSubviews() { heard.append("layout") }
  }

  @Test func appsTurnTheScreenByADevicesKey() {
    let upright = CGRect(x: 0, y: 0, width: 390, height: 844)
    RenderSession.fresh(bounds: upright).run {
      let sideways = UIInterfaceOrientation.landscapeLeft.rawValue
      UIDevice.current.setValue(sideways, forKey: "orientation")
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      UIDevice.current.setValue(sideways, forKey: "orientation")
      #expect(window.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      let number = NSNumber(value: UIInterfaceOrientation.portrait.rawValue)
      UIDevice.current.setValue(number, forKey: "orientation")
      #expect(window.bounds == upright)
      #expect(window.rootViewController?.view.frame == upright)
      #expect(UIDevice.current.orientation == .portrait)
    }
  }

  @Test func controllersAreNotifiedOfARotation() {
    let root = Turning()
    let window = shownWindow(root)
    root.heard = []
    window.turn(animated: true)
    #expect(root.heard == ["will 320 0.3", "along 480", "layout"])
    #expect(window.bounds.size == CGSize(width: 480, height: 320))
    #expect(root.view.frame == window.bounds && root.box.frame.width == 480)
    #expect(root.box.layer.presentation()?.bounds.width == 320)
    window.clock.advance(by: 0.15)
    #expect(root.box.layer.presentation()?.bounds.width == 400)
    #expect(root.box.layer.presentation()?.opacity == 0.5)
    #expect(window.layer.animationKeys() == nil)
    window.clock.settle()
    #expect(root.heard == ["will 320 0.3", "along 480", "layout", "done 480"])
    #expect(root.box.layer.presentation()?.bounds.width == 480)
  }

  @Test func withoutAnimationEverythingHappensAtOnce() {
    let root = Turning()
    let window = shownWindow(root)
    root.heard = []
    window.turn(animated: false)
    #expect(root.heard == ["will 320 0.0", "along 480", "layout", "done 480"])
  }

  // MARK: Size classes

  @Test(arguments: DevicePreset.allCases)
  func screensHaveSizeClasses(_ device: DevicePreset) {
    func classes(_ orientation: DeviceScreen.Orientation) -> [UIUserInterfaceSizeClass] {
      let size = DeviceScreen(device, orientation).size
      return RenderSession.fresh(bounds: CGRect(origin: .zero, size: size)).run {
        let traits = UIView().traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass]
      }
    }
    switch device {
    case .iPadMini, .iPad, .iPadPro11, .iPadPro13:
      #expect(classes(.portrait) == [.regular, .regular])
      #expect(classes(.landscape) == [.regular, .regular])
    case .iPhone15ProMax, .iPhone16ProMax:
      #expect(classes(.portrait) == [.compact, .regular])
      #expect(classes(.landscape) == [.regular, .compact])
    default:
      #expect(classes(.portrait) == [.compact, .regular])
      #expect(classes(.landscape) == [.compact, .compact])
    }
  }

  private final class Sized: UIViewController {
    var heard: [String] = []

    private func text(_ traits: UITraitCollection?) -> String {
      "\(traits?.horizontalSizeClass.rawValue ?? 0)\(traits?.verticalSizeClass.rawValue ?? 0)"
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("from \(text(traitCollection)) to \(text(newCollection))")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append("size")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append("\(text(previousTraitCollection)) became \(text(traitCollection))")
    }
  }

  @Test func controllersAreNotifiedOfSizeClassesBeforeTheSize() {
    let bounds = CGRect(x: 0, y: 0, width: 430, height: 932)
    RenderSession.fresh(bounds: bounds).run {
      let (child, root) = (Sized(), Sized())
      root.addChild(child)
      root.view.addSubview(child.view)
      let window = UIWindow(frame: bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.turn(animated: true)
      let news = ["from 12 to 21", "size", "12 became 21"]
      #expect(root.heard == news && child.heard == news)
      window.clock.settle()
      #expect(root.heard == news)
      // An iPad's size class is the same in both orientations.
      root.heard = []
      window.resize(to: CGSize(width: 1024, height: 768), animated: false)
      #expect(root.heard == ["from 21 to 22", "size", "21 became 22"])
      root.heard = []
      window.turn(animated: true)
      #expect(root.heard == ["size"])
    }
  }

  @Test func traitsMayBeSetForAScreen() {
    let said = UITraitCollection(horizontalSizeClass: .regular)
    let screen = RenderSession.fresh(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), traits: said)
    screen.run {
      let traits = UIScreen.main.traitCollection
      #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
      #expect(traits.userInterfaceIdiom == .phone && traits.containsTraits(in: said))
    }
  }

  @Test func containersNotifyTheirChildren() {
    let diary = Diary()
    let parent = DiaryController("parent", diary)
    let navigation = UINavigationController(rootViewController: parent)
    let child = DiaryController("child", diary)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shownWindow(tabs)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.view.addSubview(child.view)
    _ = diary.news()
    window.resize(to: CGSize(width: 400, height: 300), animated: true)
    #expect(diary.news() == ["parent to 400x300", "child to 400x300"])
    window.clock.settle()
    #expect(parent.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 251, width: 400, height: 49))
  }

  @Test func whatTheScreenCoversTurnsAlong() {
    for device in DevicePreset.allCases {
      let upright = DeviceScreen(device).edges
      let sideways = DeviceScreen(device, .landscape).edges
      #expect(upright.turned(toLandscape: true) == sideways, "\(device)")
      #expect(sideways.turned(toLandscape: false) == upright, "\(device)")
    }
    #expect(ScreenEdges().turned(toLandscape: true) == ScreenEdges())
  }
}
