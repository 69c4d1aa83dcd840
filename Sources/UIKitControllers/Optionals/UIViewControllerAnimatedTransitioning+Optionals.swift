// swift-format-ignore-file
// Generated from UIViewControllerAnimatedTransitioning.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public func animationEnded(_ transitionCompleted: Bool) { if let added = AddedMethods.method(.animationEnded, of: self) { return AddedMethods.result(of: added, .animationEnded, self, [transitionCompleted]) }; MissingRequirement.mark(self, .animationEnded) }

  @_disfavoredOverload public var animationEnded: UIViewControllerAnimatedTransitioningOptionals.AnimationEnded? { .init(object: self) }
}

/// The optional methods of `UIViewControllerAnimatedTransitioning`, a type a name, to be called:
/// nil where the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UIViewControllerAnimatedTransitioningOptionals {
  @preconcurrency @MainActor public struct AnimationEnded {
    let object: any UIViewControllerAnimatedTransitioning
    @discardableResult public func callAsFunction(_ transitionCompleted: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.animationEnded(transitionCompleted); return MissingRequirement.isMarked(object, .animationEnded) ? nil : result }
  }
}
