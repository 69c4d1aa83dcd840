import Sessions
import Testing
import UIKit

@MainActor @Suite struct DetailTargetTests {
  /// The detail of a row is shown in another place when a split view controller has another number
  /// of columns.
  @Test func splitControllersReportThatTheyCollapse() {
    @MainActor final class Listener {
      var heard = 0
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let listener = Listener()
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in MainActor.assumeIsolated { listener.heard += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(!split.isCollapsed && listener.heard == 0)
    window.traitOverrides.horizontalSizeClass = .compact
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(split.isCollapsed && listener.heard == 1)
  }
}
