// swift-format-ignore-file
// Generated from UINavigationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UINavigationControllerDelegate {
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { if let added = AddedMethods.method(.navigationControllerWillShowAnimated, of: self) { return AddedMethods.result(of: added, .navigationControllerWillShowAnimated, self, [navigationController, viewController, animated]) }; MissingRequirement.mark(self, .navigationControllerWillShowAnimated) }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { if let added = AddedMethods.method(.navigationControllerDidShowAnimated, of: self) { return AddedMethods.result(of: added, .navigationControllerDidShowAnimated, self, [navigationController, viewController, animated]) }; MissingRequirement.mark(self, .navigationControllerDidShowAnimated) }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let added = AddedMethods.method(.navigationControllerAnimationControllerForFromTo, of: self) { return AddedMethods.result(of: added, .navigationControllerAnimationControllerForFromTo, self, [navigationController, operation, fromVC, toVC]) }; MissingRequirement.mark(self, .navigationControllerAnimationControllerForFromTo); return nil }
  @_disfavoredOverload public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let added = AddedMethods.method(.navigationControllerInteractionControllerFor, of: self) { return AddedMethods.result(of: added, .navigationControllerInteractionControllerFor, self, [navigationController, animationController]) }; MissingRequirement.mark(self, .navigationControllerInteractionControllerFor); return nil }

  @_disfavoredOverload public var navigationController: UINavigationControllerDelegateOptionals.NavigationController? { .init(object: self) }
}

/// The optional methods of `UINavigationControllerDelegate`, a type a name, to be called: nil where
/// the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UINavigationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct NavigationController {
    let object: any UINavigationControllerDelegate
    @discardableResult public func callAsFunction(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.navigationController(navigationController, willShow: viewController, animated: animated); return MissingRequirement.isMarked(object, .navigationControllerWillShowAnimated) ? nil : result }
    @discardableResult public func callAsFunction(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.navigationController(navigationController, didShow: viewController, animated: animated); return MissingRequirement.isMarked(object, .navigationControllerDidShowAnimated) ? nil : result }
    public func callAsFunction(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { MissingRequirement.clear(); let result = object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC); return MissingRequirement.isMarked(object, .navigationControllerAnimationControllerForFromTo) ? nil : result }
    public func callAsFunction(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { MissingRequirement.clear(); let result = object.navigationController(navigationController, interactionControllerFor: animationController); return MissingRequirement.isMarked(object, .navigationControllerInteractionControllerFor) ? nil : result }
  }
}
