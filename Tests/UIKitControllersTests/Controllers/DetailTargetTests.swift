import Sessions
import Testing
import UIKit
import UIKitTestSupport

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

  /// Frames and a picture of three columns on a tablet.
  @Test(arguments: ["behavior", "supplementary", "buttons", "background"])
  func valuesThatAreKeptDoNotChangeTheColumns(_ name: String) {
    func shown(_ change: (UISplitViewController) -> Void) -> ([CGRect], [UInt8]) {
      RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), scale: 1).run {
        let split = UISplitViewController(style: .tripleColumn)
        let colors: [UIColor] = [.red, .green, .blue]
        for (index, column) in [
          UISplitViewController.Column.primary, .supplementary, .secondary,
        ].enumerated() {
          let controller = UIViewController()
          if index > 0 { controller.view.backgroundColor = colors[index] }
          split.setViewController(controller, for: column)
        }
        split.preferredDisplayMode = .twoBesideSecondary
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = split
        window.isHidden = false
        change(split)
        split.view.setNeedsLayout()
        window.layoutIfNeeded()
        try? window.play {
          $0.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 500, y: 400), duration: 0.2)
          $0.lift()
        }
        window.clock.settle()
        return (split.viewControllers.map(\.view.frame), window.pictureBytes)
      }
    }
    let plain = shown { _ in }
    #expect(plain.0.map(\.minX) == [0, 320, 640])
    let changed = shown {
      switch name {
      case "behavior":
        $0.preferredSplitBehavior = .overlay
        #expect($0.preferredSplitBehavior == .overlay && $0.splitBehavior == .tile)
      case "supplementary":
        $0.preferredSupplementaryColumnWidth = 200
        $0.preferredSupplementaryColumnWidthFraction = 0.1
        $0.minimumSupplementaryColumnWidth = 400
        $0.maximumSupplementaryColumnWidth = 100
        #expect($0.preferredSupplementaryColumnWidth == 200)
        #expect($0.minimumSupplementaryColumnWidth == 400)
      case "buttons":
        $0.displayModeButtonVisibility = .always
        $0.showsSecondaryOnlyButton = true
        $0.presentsWithGesture = false
        #expect($0.displayModeButtonVisibility == .always && $0.showsSecondaryOnlyButton)
        #expect(!$0.presentsWithGesture)
      default:
        $0.primaryBackgroundStyle = .sidebar
        #expect($0.primaryBackgroundStyle == .sidebar)
      }
    }
    #expect(changed.0 == plain.0 && changed.1 == plain.1)
  }
}
