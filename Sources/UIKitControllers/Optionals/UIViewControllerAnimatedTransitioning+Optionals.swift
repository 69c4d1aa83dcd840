// swift-format-ignore-file
// Generated from UIViewControllerAnimatedTransitioning.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIViewControllerAnimatedTransitioning {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func animationEnded(
    _ transitionCompleted: Bool
  ) {
    MissingRequirement.mark(self, .animationEnded)
  }

  /// `object.animationEnded?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var animationEnded: UIViewControllerAnimatedTransitioningOptionals.AnimationEnded? { .init(object: self) }
}

/// The optional requirements of `UIViewControllerAnimatedTransitioning` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIViewControllerAnimatedTransitioningOptionals {}

extension UIViewControllerAnimatedTransitioningOptionals {
  /// The optional methods called `animationEnded`, to be called.
  @preconcurrency @MainActor
  public struct AnimationEnded {
    let object: any UIViewControllerAnimatedTransitioning
  }
}

extension UIViewControllerAnimatedTransitioningOptionals.AnimationEnded {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ transitionCompleted: Bool
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.animationEnded(transitionCompleted)
    return MissingRequirement.isMarked(object, .animationEnded) ? nil : result
  }
}
