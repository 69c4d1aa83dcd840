// swift-format-ignore-file
// Generated from UINavigationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UINavigationControllerDelegate {
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { if let added = AddedMethods.method(.navigationControllerWillShowAnimated, of: self) { return AddedMethods.result(of: added, .navigationControllerWillShowAnimated, self, [navigationController, viewController, animated]) }; MissingRequirement.mark(self, .navigationControllerWillShowAnimated) }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { if let added = AddedMethods.method(.navigationControllerDidShowAnimated, of: self) { return AddedMethods.result(of: added, .navigationControllerDidShowAnimated, self, [navigationController, viewController, animated]) }; MissingRequirement.mark(self, .navigationControllerDidShowAnimated) }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let added = AddedMethods.method(.navigationControllerAnimationControllerForFromTo, of: self) { return AddedMethods.result(of: added, .navigationControllerAnimationControllerForFromTo, self, [navigationController, operation, fromVC, toVC]) }; MissingRequirement.mark(self, .navigationControllerAnimationControllerForFromTo); return nil }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let added = AddedMethods.method(.navigationControllerInteractionControllerFor, of: self) { return AddedMethods.result(of: added, .navigationControllerInteractionControllerFor, self, [navigationController, animationController]) }; MissingRequirement.mark(self, .navigationControllerInteractionControllerFor); return nil }

  @_disfavoredOverload public var navigationController: UINavigationControllerDelegateOptionals.NavigationController? { .init(object: self) }
}

/// The optional methods of `UINavigationControllerDelegate`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UINavigationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct NavigationController {
    let object: any UINavigationControllerDelegate
    @discardableResult public func callAsFunction(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.navigationController(navigationController, willShow: viewController, animated: animated); return MissingRequirement.isMarked(object, .navigationControllerWillShowAnimated) ? nil : result }
    @discardableResult public func callAsFunction(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.navigationController(navigationController, didShow: viewController, animated: animated); return MissingRequirement.isMarked(object, .navigationControllerDidShowAnimated) ? nil : result }
    public func callAsFunction(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { MissingRequirement.clear(); let result = object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC); return MissingRequirement.isMarked(object, .navigationControllerAnimationControllerForFromTo) ? nil : result }
    public func callAsFunction(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { MissingRequirement.clear(); let result = object.navigationController(navigationController, interactionControllerFor: animationController); return MissingRequirement.isMarked(object, .navigationControllerInteractionControllerFor) ? nil : result }
  }
}
