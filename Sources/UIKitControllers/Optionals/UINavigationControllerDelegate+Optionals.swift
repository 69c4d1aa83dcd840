// swift-format-ignore-file
// Generated from UINavigationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UINavigationControllerDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    MissingRequirement.mark(self, .navigationControllerWillShowAnimated)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    MissingRequirement.mark(self, .navigationControllerDidShowAnimated)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.mark(self, .navigationControllerAnimationControllerForFromTo)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.mark(self, .navigationControllerInteractionControllerFor)
    return nil
  }

  /// `object.navigationController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var navigationController: UINavigationControllerDelegateOptionals.NavigationController? { .init(object: self) }
}

/// The optional requirements of `UINavigationControllerDelegate` as callable values, one type a
/// base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UINavigationControllerDelegateOptionals {}

extension UINavigationControllerDelegateOptionals {
  /// The optional methods called `navigationController`, to be called.
  @preconcurrency @MainActor
  public struct NavigationController {
    let object: any UINavigationControllerDelegate
  }
}

extension UINavigationControllerDelegateOptionals.NavigationController {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.navigationController(navigationController, willShow: viewController, animated: animated)
    return MissingRequirement.isMarked(object, .navigationControllerWillShowAnimated) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.navigationController(navigationController, didShow: viewController, animated: animated)
    return MissingRequirement.isMarked(object, .navigationControllerDidShowAnimated) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.clear()
    let result = object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    return MissingRequirement.isMarked(object, .navigationControllerAnimationControllerForFromTo) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.clear()
    let result = object.navigationController(navigationController, interactionControllerFor: animationController)
    return MissingRequirement.isMarked(object, .navigationControllerInteractionControllerFor) ? nil : result
  }
}
