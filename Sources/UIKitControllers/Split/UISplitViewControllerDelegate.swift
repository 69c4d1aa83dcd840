/// Hears of a split controller.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UISplitViewControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UISplitViewControllerDelegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: ObjectiveCProtocol {
  /// Whether the primary controller is to be seen where there is room for one, because something
  /// has been done about the secondary one.
  // Optional; without it: false
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The column that is to be on top where there is room for one.
  // Optional; without it: proposedTopColumn
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Whether something else than usual has been done to show a secondary controller.
  // Optional; without it: false
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}
