/// The methods of UIKit's own classes that can be called by name alone,
/// `perform(Selector(("setNeedsLayout")))`: those without arguments, and those with one argument
/// that a call by name can pass. Accessors of properties are in ``UIKitProperties``.
///
/// The method of a class hides that of its superclass. Overrides of subclasses are called.
@MainActor
enum UIKitMethods {
  /// Returns the method of a selector for instances of a class, or nil if there is none.
  static func method(of selector: String, in type: AnyClass) -> ObjectiveCMembers.Method? {
    guard let candidates = bySelector[selector] else { return nil }
    var current: AnyClass? = type
    while let type = current {
      if let found = candidates[ObjectIdentifier(type)] { return found }
      current = _getSuperclass(type)
    }
    return nil
  }

  /// The methods by selector, then by class.
  private static let bySelector: [String: [ObjectIdentifier: ObjectiveCMembers.Method]] = {
    var table: [String: [ObjectIdentifier: ObjectiveCMembers.Method]] = [:]
    for members in layers + views + controls + lists + controllers {
      for (selector, method) in members.methods {
        table[selector, default: [:]][ObjectIdentifier(members.owner)] = method
      }
    }
    return table
  }()

  // MARK: Tables

  private static let layers = [
    ObjectiveCMembers(CALayer.self)
      .method("setNeedsDisplay") { (layer: CALayer, _) in layer.setNeedsDisplay() }
      .call("displayIfNeeded", CALayer.displayIfNeeded)
      .call("setNeedsLayout", CALayer.setNeedsLayout)
      .call("layoutIfNeeded", CALayer.layoutIfNeeded)
      .call("layoutSublayers", CALayer.layoutSublayers)
      .call("removeFromSuperlayer", CALayer.removeFromSuperlayer)
      .call("removeAllAnimations", CALayer.removeAllAnimations)
      .call("removeAnimationForKey:", CALayer.removeAnimation(forKey:))
      .call("addSublayer:", CALayer.addSublayer)
  ]

  private static let views = [
    ObjectiveCMembers(UIResponder.self)
      .call("becomeFirstResponder", UIResponder.becomeFirstResponder)
      .call("resignFirstResponder", UIResponder.resignFirstResponder)
      .call("reloadInputViews", UIResponder.reloadInputViews),
    ObjectiveCMembers(UIView.self)
      .call("setNeedsLayout", UIView.setNeedsLayout)
      .call("layoutIfNeeded", UIView.layoutIfNeeded)
      .call("layoutSubviews", UIView.layoutSubviews)
      .method("setNeedsDisplay") { (view: UIView, _) in view.setNeedsDisplay() }
      .call("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)
      .call("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded)
      .call("updateConstraints", UIView.updateConstraints)
      .call("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize)
      .call("removeFromSuperview", UIView.removeFromSuperview)
      .call("sizeToFit", UIView.sizeToFit)
      .method("recursiveDescription") { (view: UIView, _) in
        ViewDescription.lines(of: view).joined(separator: "\n")
      }
      .call("tintColorDidChange", UIView.tintColorDidChange)
      .call("endEditing:", UIView.endEditing)
      .call("viewWithTag:", UIView.viewWithTag)
      .call("addSubview:", UIView.addSubview)
      .call("bringSubviewToFront:", UIView.bringSubviewToFront)
      .call("sendSubviewToBack:", UIView.sendSubviewToBack)
      .call("addGestureRecognizer:", UIView.addGestureRecognizer)
      .call("removeGestureRecognizer:", UIView.removeGestureRecognizer),
    ObjectiveCMembers(UIWindow.self)
      .call("makeKeyAndVisible", UIWindow.makeKeyAndVisible),
    ObjectiveCMembers(UIImageView.self)
      .call("startAnimating", UIImageView.startAnimating)
      .call("stopAnimating", UIImageView.stopAnimating),
  ]

  private static let controls = [
    ObjectiveCMembers(UIControl.self)
      .method("sendActionsForControlEvents:") { (control: UIControl, arguments) in
        control.sendActions(for: UIControl.Event(rawValue: arguments[0]))
      },
    ObjectiveCMembers(UIActivityIndicatorView.self)
      .call("startAnimating", UIActivityIndicatorView.startAnimating)
      .call("stopAnimating", UIActivityIndicatorView.stopAnimating),
    ObjectiveCMembers(UIRefreshControl.self)
      .call("beginRefreshing", UIRefreshControl.beginRefreshing)
      .call("endRefreshing", UIRefreshControl.endRefreshing),
  ]

  private static let lists = [
    ObjectiveCMembers(UIScrollView.self)
      .call("flashScrollIndicators", UIScrollView.flashScrollIndicators),
    ObjectiveCMembers(UICollectionView.self)
      .call("reloadData", UICollectionView.reloadData),
    ObjectiveCMembers(UITableView.self)
      .call("reloadData", UITableView.reloadData)
      .call("beginUpdates", UITableView.beginUpdates)
      .call("endUpdates", UITableView.endUpdates),
    ObjectiveCMembers(UICollectionReusableView.self)
      .call("prepareForReuse", UICollectionReusableView.prepareForReuse),
    ObjectiveCMembers(UICollectionViewLayout.self)
      .method("invalidateLayout") { (layout: UICollectionViewLayout, _) in
        layout.invalidateLayout()
      }
      .method("prepareLayout") { (layout: UICollectionViewLayout, _) in layout.prepare() },
  ]

  private static let controllers = [
    ObjectiveCMembers(UIViewController.self)
      .call("loadView", UIViewController.loadView)
      .method("_printHierarchy") { (controller: UIViewController, _) in
        ControllerDescription.lines(of: controller).joined(separator: "\n")
      }
      .call("loadViewIfNeeded", UIViewController.loadViewIfNeeded)
      .call("viewDidLoad", UIViewController.viewDidLoad)
      .call("viewWillAppear:", UIViewController.viewWillAppear)
      .call("viewDidAppear:", UIViewController.viewDidAppear)
      .call("viewWillDisappear:", UIViewController.viewWillDisappear)
      .call("viewDidDisappear:", UIViewController.viewDidDisappear)
      .call("viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews)
      .call("viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews)
      .call(
        "setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate
      )
      .call("removeFromParentViewController", UIViewController.removeFromParent)
      .call("addChildViewController:", UIViewController.addChild)
      .call("didMoveToParentViewController:", UIViewController.didMove(toParent:))
      .call("willMoveToParentViewController:", UIViewController.willMove(toParent:)),
    ObjectiveCMembers(UINavigationController.self)
      .call("popViewControllerAnimated:", UINavigationController.popViewController(animated:))
      .call(
        "popToRootViewControllerAnimated:",
        UINavigationController.popToRootViewController(animated:)),
  ]
}

extension NamesMethods {
  package static func namedMethod(_ selector: String) -> ObjectiveCMembers.Method? {
    UIKitMethods.method(of: selector, in: self)
  }
}

extension CALayer: NamesMethods {}
extension UIResponder: NamesMethods {}
extension UICollectionViewLayout: NamesMethods {}

extension ObjectiveCMembers {
  /// Returns these members and a method that takes no arguments.
  fileprivate func call<Owner, Result>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Result
  ) -> Self {
    self.method(selector) { (owner: Owner, _) in method(owner)() }
  }

  /// Returns the members with a method of one argument added.
  fileprivate func call<Owner, Argument, Result>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Result
  ) -> Self {
    self.method(selector) { (owner: Owner, arguments) in method(owner)(arguments[0]) }
  }
}
