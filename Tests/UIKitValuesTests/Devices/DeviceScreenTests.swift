import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitValues

/// Tests the covered parts of devices' screens, and their effects on all views down to the cells.
@MainActor @Suite struct DeviceScreenTests {
  /// Keeps windows, to which views have weak references.
  private final class Windows { var all: [UIWindow] = [] }
  private let windows = Windows()

  private func show(_ controller: UIViewController, on screen: DeviceScreen) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
    window.edges = screen.edges
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    windows.all.append(window)
    return window
  }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  /// Shows a flow layout's grid that fills a controller's view.
  private func grid(
    _ counts: [Int] = [400], on screen: DeviceScreen,
    _ layout: UICollectionViewFlowLayout = .init(),
    inNavigation: Bool = false
  ) -> (screen: FlowScreen, window: UIWindow) {
    let flow = FlowScreen(1, 1, counts: counts, layout: layout)
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(origin: .zero, size: screen.size))
    flow.view.frame = controller.view.bounds
    controller.view.addSubview(flow.view)
    let root =
      inNavigation ? UINavigationController(rootViewController: controller) : controller
    return (flow, show(root, on: screen))
  }

  @Test func devicesUprightAndSideways() {
    let table: [(DevicePreset, UIEdgeInsets, UIEdgeInsets)] = [
      (.iPhoneSE, insets(20, 0, 0, 0), .zero),
      (.iPhone13mini, insets(50, 0, 34, 0), insets(0, 50, 21, 50)),
      (.iPhone13, insets(47, 0, 34, 0), insets(0, 47, 21, 47)),
      (.iPhone15, insets(59, 0, 34, 0), insets(0, 59, 21, 59)),
      (.iPhone15ProMax, insets(59, 0, 34, 0), insets(0, 59, 21, 59)),
      (.iPhone16Pro, insets(62, 0, 34, 0), insets(0, 62, 21, 62)),
      (.iPhone16ProMax, insets(62, 0, 34, 0), insets(0, 62, 21, 62)),
      (.iPadMini, insets(24, 0, 20, 0), insets(24, 0, 20, 0)),
      (.iPad, insets(24, 0, 20, 0), insets(24, 0, 20, 0)),
      (.iPadPro11, insets(24, 0, 20, 0), insets(24, 0, 20, 0)),
      (.iPadPro13, insets(24, 0, 20, 0), insets(24, 0, 20, 0)),
    ]
    #expect(table.map(\.0) == DevicePreset.allCases)
    for (device, upright, sideways) in table {
      #expect(DeviceScreen(device).edges.safeAreaInsets == upright, "\(device)")
      #expect(DeviceScreen(device, .landscape).edges.safeAreaInsets == sideways, "\(device)")
    }
    #expect(DeviceScreen(.iPhone15, .landscape).size == CGSize(width: 852, height: 393))
    #expect(DeviceScreen(.iPhone15, .landscape).rawValue == "iPhone15:landscape")
    #expect(DeviceScreen.allCases.count == 22)
    for screen in DeviceScreen.allCases {
      #expect(DeviceScreen(rawValue: screen.rawValue) == screen)
    }
    #expect(DeviceScreen(rawValue: "iPhone15:sideways") == nil)
  }

  @Test func contentRestsBelowWhatIsCovered() {
    let (flow, window) = grid(on: DeviceScreen(.iPhone15))
    #expect(window.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(window.rootViewController?.view.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(flow.view.adjustedContentInset == insets(59, 0, 34, 0))
    #expect(flow.view.contentOffset == CGPoint(x: 0, y: -59))
    #expect(flow.view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    // Six items are in a line: 67 lines of 50 points, 10 apart.
    #expect(flow.view.maximumContentOffset == CGPoint(x: 0, y: 4010 + 34 - 852))
  }

  @Test func itemsAreScrolledToWhereNothingCoversThem() {
    let (flow, _) = grid(on: DeviceScreen(.iPhone15))
    let item = IndexPath(item: 120, section: 0)
    #expect(flow.frame(0, 120)?.minY == 1200)
    // The values are 1200 − 59, then 1250 − 852 + 34, then 1225 less half of 852 − 59 − 34, less
    // 59.
    let table: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 1141), (.bottom, 432), (.centeredVertically, 786.5),
    ]
    for (position, y) in table {
      flow.view.scrollToItem(at: item, at: position, animated: false)
      #expect(flow.view.contentOffset.y == y)
    }
  }

  /// top = contentOffset.y + adjustedInset.top; header.y = max(natural.y, min(top, sectionEnd -
  /// headerH)).
  @Test func pinnedHeadersStandBelowWhatIsCovered() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let (flow, _) = grid([400, 400], on: DeviceScreen(.iPhone15), layout)
    #expect(flow.header(0)?.minY == 0)
    flow.view.contentOffset.y = 100
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.minY == 159)
    // The first section ends at 4040; the second section's header pushes its header out.
    flow.view.contentOffset.y = 3971
    flow.view.layoutIfNeeded()
    #expect(flow.header(0)?.minY == 4010)
  }

  @Test func aPhoneHeldSidewaysCoversTheSides() {
    let layout = UICollectionViewFlowLayout()
    let (flow, _) = grid(on: DeviceScreen(.iPhone15, .landscape), layout)
    #expect(flow.view.adjustedContentInset == insets(0, 0, 21, 0))
    func ends() -> [CGFloat?] {
      let frames = (0..<400).compactMap { flow.frame(0, $0) }
      return [frames.map(\.minX).min(), frames.map(\.maxX).max()]
    }
    #expect(ends() == [0, 852])
    layout.sectionInsetReference = .fromSafeArea
    layout.invalidateLayout()
    flow.view.layoutIfNeeded()
    #expect(ends() == [59, 793])
    flow.view.contentInsetAdjustmentBehavior = .always
    flow.view.layoutIfNeeded()
    #expect(flow.view.adjustedContentInset == insets(0, 59, 21, 59))
    #expect(flow.view.contentOffset.x == -59)
    #expect(ends() == [0, 734])
  }

  @Test func contentThatScrollsSidewaysKeepsOffTheSides() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let (flow, _) = grid(on: DeviceScreen(.iPhone15, .landscape), layout)
    #expect(flow.view.adjustedContentInset == insets(0, 59, 0, 59))
    #expect(flow.view.contentOffset == CGPoint(x: -59, y: 0))
  }

  /// As in UIKit, only scroll views that scroll or bounce are adjusted, and all scroll views in a
  /// navigation controller.
  @Test func littleContentIsAdjustedWhereItBouncesOrUnderABar() {
    let (flow, _) = grid([3], on: DeviceScreen(.iPhone15))
    #expect(flow.view.adjustedContentInset == .zero)
    flow.view.alwaysBounceVertical = true
    #expect(flow.view.adjustedContentInset == insets(59, 0, 34, 0))
    #expect(flow.view.contentOffset.y == -59)
    flow.view.contentInsetAdjustmentBehavior = .never
    #expect(flow.view.adjustedContentInset == .zero && flow.view.contentOffset.y == 0)
    let (under, _) = grid([3], on: DeviceScreen(.iPhone15), inNavigation: true)
    #expect(under.view.adjustedContentInset == insets(97.5, 0, 34, 0))
    #expect(under.view.contentOffset.y == -97.5)
  }

  @Test(arguments: [
    (DeviceScreen(.iPhone15), CGRect(x: 0, y: 53.5, width: 393, height: 44), [97.5, 0, 34, 0]),
    (
      DeviceScreen(.iPhone15, .landscape), CGRect(x: 0, y: 0, width: 852, height: 32),
      [32, 59, 21, 59]
    ),
    (
      DeviceScreen(.iPhoneSE, .landscape), CGRect(x: 0, y: 0, width: 667, height: 32),
      [32, 0, 0, 0]
    ),
    (DeviceScreen(.iPad), CGRect(x: 0, y: 24, width: 820, height: 50), [74, 0, 20, 0]),
  ])
  func navigationBarsAreBelowTheStatusBar(screen: DeviceScreen, bar: CGRect, safe: [Double]) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation, on: screen)
    #expect(navigation.navigationBar.frame == bar)
    #expect(root.view.safeAreaInsets == insets(safe[0], safe[1], safe[2], safe[3]))
    // Its background extends to the edge of the screen.
    let ground = navigation.navigationBar.subviews.first
    #expect(ground.map { $0.convert($0.bounds, to: window) }?.minY == 0)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets == screen.edges.safeAreaInsets)
  }

  @Test func indicatorsKeepOffWhatIsCovered() {
    let (upright, _) = grid(on: DeviceScreen(.iPhone15))
    let bar = ScrollIndicatorPlacement(upright.view).vertical
    #expect(bar?.minX == 393 - 3 - 2.5 && bar?.minY == -59 + 59 + 3)
    let (sideways, _) = grid(on: DeviceScreen(.iPhone15, .landscape))
    #expect(ScrollIndicatorPlacement(sideways.view).vertical?.minX == 852 - 59 - 3 - 2.5)
    sideways.view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(ScrollIndicatorPlacement(sideways.view).vertical?.minX == 852 - 3 - 2.5)
  }

  @Test func controllersAreNotifiedOfTheSafeAreaAndAddToIt() {
    final class Listener: UIViewController {
      var heard: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { heard.append(view.safeAreaInsets) }
    }
    let listener = Listener()
    let window = show(listener, on: DeviceScreen(.iPhone13))
    listener.additionalSafeAreaInsets = insets(3, 0, 6, 0)
    #expect(window.safeAreaInsets == insets(47, 0, 34, 0))
    #expect(listener.heard == [insets(47, 0, 34, 0), insets(50, 0, 40, 0)])
  }

  /// `SNAPSHOT_TESTING_DEVICE` has such names.
  @Test func aDeviceIsFoundByItsNameWhateverItsCapitals() {
    #expect(ScreenSettings.device(named: "iphone13") == DeviceScreen(.iPhone13))
    #expect(
      ScreenSettings.device(named: "iPadPro11:landscape") == DeviceScreen(.iPadPro11, .landscape))
    #expect(ScreenSettings.device(named: "") == nil)
  }

  /// `SNAPSHOT_TESTING_HOST=app` with the device.
  @Test func theStatusBarOfAnAppIsTheSimulators() {
    let heights: [(DevicePreset, CGFloat)] = [
      (.iPhoneSE, 20), (.iPhone13, 47), (.iPhone15, 54), (.iPad, 24),
    ]
    for (device, height) in heights {
      #expect(ScreenSettings.statusBar(of: DeviceScreen(device), in: "app") == height)
    }
    #expect(ScreenSettings.statusBar(of: DeviceScreen(.iPhone15, .landscape), in: "app") == 0)
    #expect(ScreenSettings.statusBar(of: DeviceScreen(.iPhone15), in: "") == 0)
  }

  /// Suites compare the simulator that runs them with the one that recorded their pictures.
  @Test func theDeviceIsTheSimulatorOfTheSuite() {
    let phone = DeviceScreen(.iPhone15)
    #expect(UIDevice.simulatorName(phone, [:]) == "iPhone 15")
    #expect(UIDevice.simulatorName(phone, ["SIMULATOR_DEVICE_NAME": "iPhone 14"]) == "iPhone 14")
    #expect(UIDevice.simulatorName(nil, [:]) == nil)
    #expect(UIDevice.version(["SIMULATOR_RUNTIME_VERSION": "17.5"]) == "17.5")
    #expect(UIDevice.version([:]) == "18.0")
  }
}
