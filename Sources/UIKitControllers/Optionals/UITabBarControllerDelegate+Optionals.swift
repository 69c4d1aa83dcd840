// swift-format-ignore-file
// Generated from UITabBarControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITabBarControllerDelegate {
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { if let added = AddedMethods.method(.tabBarControllerShouldSelect, of: self) { return AddedMethods.result(of: added, .tabBarControllerShouldSelect, self, [tabBarController, viewController]) }; MissingRequirement.mark(self, .tabBarControllerShouldSelect); return true }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { if let added = AddedMethods.method(.tabBarControllerDidSelect, of: self) { return AddedMethods.result(of: added, .tabBarControllerDidSelect, self, [tabBarController, viewController]) }; MissingRequirement.mark(self, .tabBarControllerDidSelect) }
  @_disfavoredOverload public func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let added = AddedMethods.method(.tabBarControllerAnimationControllerForTransitionFromTo, of: self) { return AddedMethods.result(of: added, .tabBarControllerAnimationControllerForTransitionFromTo, self, [tabBarController, fromVC, toVC]) }; MissingRequirement.mark(self, .tabBarControllerAnimationControllerForTransitionFromTo); return nil }

  @_disfavoredOverload public var tabBarController: UITabBarControllerDelegateOptionals.TabBarController? { .init(object: self) }
}

/// The optional methods of `UITabBarControllerDelegate`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UITabBarControllerDelegateOptionals {
  @preconcurrency @MainActor public struct TabBarController {
    let object: any UITabBarControllerDelegate
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool? { MissingRequirement.clear(); let result = object.tabBarController(tabBarController, shouldSelect: viewController); return MissingRequirement.isMarked(object, .tabBarControllerShouldSelect) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { object.tabBarController(tabBarController, shouldSelect: viewController) }
    @_disfavoredOverload public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> OptionalResult<Bool> { OptionalResult(self(tabBarController, shouldSelect: viewController)) }
    @discardableResult public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBarController(tabBarController, didSelect: viewController); return MissingRequirement.isMarked(object, .tabBarControllerDidSelect) ? nil : result }
    public func callAsFunction(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { MissingRequirement.clear(); let result = object.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC); return MissingRequirement.isMarked(object, .tabBarControllerAnimationControllerForTransitionFromTo) ? nil : result }
  }
}
