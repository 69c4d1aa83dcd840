// swift-format-ignore-file
// Generated from UITabBarControllerDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UITabBarControllerDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    MissingRequirement.mark(self, .tabBarControllerShouldSelect)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    MissingRequirement.mark(self, .tabBarControllerDidSelect)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.mark(self, .tabBarControllerAnimationControllerForTransitionFromTo)
    return nil
  }

  /// `object.tabBarController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tabBarController: UITabBarControllerDelegateOptionals.TabBarController? { .init(object: self) }
}

/// The optional requirements of `UITabBarControllerDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITabBarControllerDelegateOptionals {}

extension UITabBarControllerDelegateOptionals {
  /// The optional methods called `tabBarController`, to be called.
  @preconcurrency @MainActor
  public struct TabBarController {
    let object: any UITabBarControllerDelegate
  }
}

extension UITabBarControllerDelegateOptionals.TabBarController {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.tabBarController(tabBarController, shouldSelect: viewController)
    return MissingRequirement.isMarked(object, .tabBarControllerShouldSelect) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    object.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> OptionalResult<Bool> {
    OptionalResult(self(tabBarController, shouldSelect: viewController))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tabBarController(tabBarController, didSelect: viewController)
    return MissingRequirement.isMarked(object, .tabBarControllerDidSelect) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.clear()
    let result = object.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    return MissingRequirement.isMarked(object, .tabBarControllerAnimationControllerForTransitionFromTo) ? nil : result
  }
}
