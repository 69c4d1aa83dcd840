/// The delegate of a split view controller.
///
/// A method under the line `// Optional` may be omitted. This file is also the table from which
/// `UISplitViewControllerDelegate+Optionals.swift` is generated. Source: Apple,
/// UISplitViewControllerDelegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: ObjectiveCProtocol {
  /// Returns whether the delegate has handled the secondary controller, so that collapsing shows
  /// the primary one.
  // Optional; without it: false
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the column to show on top after collapsing.
  // Optional; without it: proposedTopColumn
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns whether the delegate has shown a detail controller itself.
  // Optional; without it: false
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}
