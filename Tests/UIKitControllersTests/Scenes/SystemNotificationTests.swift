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
}
