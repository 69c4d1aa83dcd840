// swift-format-ignore-file
// Generated from UISplitViewControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UISplitViewControllerDelegate {
  @_disfavoredOverload public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { if let added = AddedMethods.method(.splitViewControllerCollapseSecondaryOnto, of: self) { return AddedMethods.result(of: added, .splitViewControllerCollapseSecondaryOnto, self, [splitViewController, secondaryViewController, primaryViewController]) }; MissingRequirement.mark(self, .splitViewControllerCollapseSecondaryOnto); return false }
  @_disfavoredOverload public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { if let added = AddedMethods.method(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, of: self) { return AddedMethods.result(of: added, .splitViewControllerTopColumnForCollapsingToProposedTopColumn, self, [svc, proposedTopColumn]) }; MissingRequirement.mark(self, .splitViewControllerTopColumnForCollapsingToProposedTopColumn); return proposedTopColumn }
  @_disfavoredOverload public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { if let added = AddedMethods.method(.splitViewControllerShowDetailSender, of: self) { return AddedMethods.result(of: added, .splitViewControllerShowDetailSender, self, [splitViewController, vc, sender]) }; MissingRequirement.mark(self, .splitViewControllerShowDetailSender); return false }

  @_disfavoredOverload public var splitViewController: UISplitViewControllerDelegateOptionals.SplitViewController? { .init(object: self) }
}

/// The optional methods of `UISplitViewControllerDelegate`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UISplitViewControllerDelegateOptionals {
  @preconcurrency @MainActor public struct SplitViewController {
    let object: any UISplitViewControllerDelegate
    public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool? { MissingRequirement.clear(); let result = object.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController); return MissingRequirement.isMarked(object, .splitViewControllerCollapseSecondaryOnto) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { object.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) }
    @_disfavoredOverload public func callAsFunction(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> OptionalResult<Bool> { OptionalResult(self(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)) }
    public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column? { MissingRequirement.clear(); let result = object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn); return MissingRequirement.isMarked(object, .splitViewControllerTopColumnForCollapsingToProposedTopColumn) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) }
    @_disfavoredOverload public func callAsFunction(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> OptionalResult<UISplitViewController.Column> { OptionalResult(self(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)) }
    public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool? { MissingRequirement.clear(); let result = object.splitViewController(splitViewController, showDetail: vc, sender: sender); return MissingRequirement.isMarked(object, .splitViewControllerShowDetailSender) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { object.splitViewController(splitViewController, showDetail: vc, sender: sender) }
    @_disfavoredOverload public func callAsFunction(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> OptionalResult<Bool> { OptionalResult(self(splitViewController, showDetail: vc, sender: sender)) }
  }
}
