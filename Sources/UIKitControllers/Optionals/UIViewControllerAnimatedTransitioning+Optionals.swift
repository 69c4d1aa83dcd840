// swift-format-ignore-file
// Generated from UIViewControllerAnimatedTransitioning.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public func animationEnded(_ transitionCompleted: Bool) { if let added = AddedMethods.method(.animationEnded, of: self) { return AddedMethods.result(of: added, .animationEnded, self, [transitionCompleted]) }; MissingRequirement.mark(self, .animationEnded) }

  @_disfavoredOverload public var animationEnded: UIViewControllerAnimatedTransitioningOptionals.AnimationEnded? { .init(object: self) }
}

/// The optional methods of `UIViewControllerAnimatedTransitioning`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UIViewControllerAnimatedTransitioningOptionals {
  @preconcurrency @MainActor public struct AnimationEnded {
    let object: any UIViewControllerAnimatedTransitioning
    @discardableResult public func callAsFunction(_ transitionCompleted: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.animationEnded(transitionCompleted); return MissingRequirement.isMarked(object, .animationEnded) ? nil : result }
  }
}
