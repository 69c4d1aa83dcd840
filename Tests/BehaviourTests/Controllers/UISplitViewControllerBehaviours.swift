import Testing
import UIKit
import UIKitTestSupport

@Suite struct UISplitViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UISplitViewController") {
    $0.row(
      "a controller with a style has columns, each with its set controller",
      .apple("uikit/uisplitviewcontroller/setviewcontroller(_:for:)")
    ) {
      let split = UISplitViewController(style: .doubleColumn)
      let (list, detail) = (UIViewController(), UIViewController())
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      #expect(split.style == .doubleColumn && split.viewController(for: .primary) === list)
      #expect(split.viewController(for: .secondary) === detail)
      #expect(split.viewController(for: .supplementary) == nil)
    }
    $0.row(
      "subclasses override init(style:), which calls no other initialiser",
      .apple("uikit/uisplitviewcontroller/init(style:)")
    ) {
      final class Columns: UISplitViewController {
        var madeBy: [String] = []
        override init(style: Style) {
          super.init(style: style)
          madeBy.append("style")
        }
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          madeBy.append("nib")
        }
        required init?(coder: NSCoder) { nil }
      }
      let columns = Columns(style: .tripleColumn)
      #expect(columns.style == .tripleColumn && columns.madeBy == ["style"])
      #expect(Columns().madeBy == ["nib"])
    }
    $0.row(
      "on a phone one column is shown", .apple("uikit/uisplitviewcontroller/iscollapsed")
    ) {
      onDevice(.iPhone13) { window in
        let split = Self.split()
        window.show(split)
        #expect(split.isCollapsed && split.viewControllers.count == 1)
      }
    }
    $0.row(
      "on a tablet in landscape the primary column is beside the secondary one",
      .apple("uikit/uisplitviewcontroller/displaymode-swift.enum/onebesidesecondary")
    ) {
      onDevice(.iPad, .landscape) { window in
        let split = Self.split()
        window.show(split)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(split.viewControllers.map(\.view.frame.minX) == [0, 320])
      }
    }
    $0.row(
      "splitViewController is the split view controller of its descendants",
      .apple("uikit/uiviewcontroller/splitviewcontroller")
    ) {
      let split = Self.split()
      let list = split.viewController(for: .primary)
      #expect(list?.splitViewController === split)
    }
    $0.row(
      "showDetailViewController sets the secondary column",
      .apple("uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)")
    ) {
      onDevice(.iPad, .landscape) { window in
        let (split, new) = (Self.split(), UIViewController())
        window.show(split)
        split.showDetailViewController(new, sender: nil)
        #expect(split.viewController(for: .secondary) === new)
      }
    }
    $0.row(
      "preferredDisplayMode applies if there is room",
      .apple("uikit/uisplitviewcontroller/preferreddisplaymode")
    ) {
      onDevice(.iPad, .landscape) { window in
        let split = Self.split()
        split.preferredDisplayMode = .secondaryOnly
        window.show(split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewController(for: .secondary)?.view.frame.width == 1180)
      }
    }
    $0.row(
      "column widths are automatic, and a swipe can show the primary column",
      .apple("uikit/uisplitviewcontroller/presentswithgesture")
    ) {
      let split = UISplitViewController()
      #expect(split.presentsWithGesture && split.primaryEdge == .leading)
      #expect(split.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    }
  }

  @MainActor
  private static func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(
      UINavigationController(rootViewController: UIViewController()), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }
}
