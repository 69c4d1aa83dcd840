import Sessions
import Testing
import UIKit

/// Tests system notifications that have a cause in this package.
@MainActor @Suite struct SystemNotificationTests {
  @MainActor private final class Hearer {
    var sizes: [UIContentSizeCategory] = []
    var turns: [Bool] = []
    var orientations: [UIInterfaceOrientation] = []
  }

  @Test func aRotationIsReported() {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 200, height: 300), scale: 1).run {
      let hearer = Hearer()
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { hearer.turns.append(UIDevice.current.orientation.isLandscape) }
      }
      let other = NotificationCenter.default.addObserver(
        forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          hearer.orientations.append(UIApplication.shared.statusBarOrientation)
        }
      }
      defer { NotificationCenter.default.removeObserver(other) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.turn(animated: false)
      window.resize(to: CGSize(width: 310, height: 200), animated: false)
      window.turn(animated: false)
      NotificationCenter.default.removeObserver(token)
      #expect(hearer.turns == [true, false])
      #expect(hearer.orientations == [.landscapeRight, .portrait])
    }
  }

  @Test func anotherSizeOfTextIsReportedOnce() {
    let hearer = Hearer()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { news in
      let size = news.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        if let size { hearer.sizes.append(size) }
      }
    }
    let view = UIView()
    view.addSubview(UIView())
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    RenderSession.fresh(scale: 1, traits: large).run {
      UIWindow().updateForCurrentTraits()
      view.updateForCurrentTraits()
      view.updateForCurrentTraits()
    }
    NotificationCenter.default.removeObserver(token)
    #expect(hearer.sizes.filter { $0 == .extraLarge }.count == 1)
  }

  /// Devices are derived from screens: whatever is measured on iOS has one value.
  @Test(arguments: [(390, 844, false), (844, 390, false), (820, 1180, true), (1180, 820, true)])
  func theDeviceFollowsTheScreensSize(_ width: Int, _ height: Int, _ isPad: Bool) {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1).run {
      let device = UIDevice.current
      #expect(device.orientation.isLandscape == (width > height))
      #expect(device.userInterfaceIdiom == (isPad ? .pad : .phone))
      #expect(device.model == (isPad ? "iPad" : "iPhone") && device.name == device.model)
      device.isBatteryMonitoringEnabled = true
      device.isProximityMonitoringEnabled = true
      #expect(!device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      #expect(!device.proximityState)
      let app = UIApplication.shared
      #expect(app.statusBarOrientation.isLandscape == (width > height))
      #expect(app.beginBackgroundTask() == .invalid)
      #expect(URL(string: "https://example.com").map(app.canOpenURL) == false)
    }
  }

  @Test(arguments: [true, false]) func rotationsArePostedWithoutABegin(_ isEnded: Bool) {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 200, height: 300), scale: 1).run {
      let hearer = Hearer()
      let device = UIDevice.current
      if isEnded {
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
      }
      #expect(device.isGeneratingDeviceOrientationNotifications)
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { hearer.turns.append(true) } }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.turn(animated: false)
      NotificationCenter.default.removeObserver(token)
      #expect(hearer.turns == [true])
    }
  }
}
