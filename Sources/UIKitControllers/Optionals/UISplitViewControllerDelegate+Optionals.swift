// swift-format-ignore-file
// Generated from UISplitViewControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UISplitViewControllerDelegate {
  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    MissingRequirement.mark(self, .splitViewControllerCollapseSecondaryOnto)
    return false
  }

  /// What a class without the method does: `proposedTopColumn`.
  @_disfavoredOverload
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    MissingRequirement.mark(self, .splitViewControllerTopColumnForCollapsingToProposedTopColumn)
    return proposedTopColumn
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    MissingRequirement.mark(self, .splitViewControllerShowDetailSender)
    return false
  }

  /// `object.splitViewController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var splitViewController: UISplitViewControllerDelegateOptionals.SplitViewController? { .init(object: self) }
}

/// The optional requirements of `UISplitViewControllerDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UISplitViewControllerDelegateOptionals {}

extension UISplitViewControllerDelegateOptionals {
  /// The optional methods called `splitViewController`, to be called.
  @preconcurrency @MainActor
  public struct SplitViewController {
    let object: any UISplitViewControllerDelegate
  }
}

extension UISplitViewControllerDelegateOptionals.SplitViewController {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
    return MissingRequirement.isMarked(object, .splitViewControllerCollapseSecondaryOnto) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    object.splitViewController(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> OptionalResult<Bool> {
    OptionalResult(self(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    MissingRequirement.clear()
    let result = object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    return MissingRequirement.isMarked(object, .splitViewControllerTopColumnForCollapsingToProposedTopColumn) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> OptionalResult<UISplitViewController.Column> {
    OptionalResult(self(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.splitViewController(splitViewController, showDetail: vc, sender: sender)
    return MissingRequirement.isMarked(object, .splitViewControllerShowDetailSender) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    object.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> OptionalResult<Bool> {
    OptionalResult(self(splitViewController, showDetail: vc, sender: sender))
  }
}
