// swift-format-ignore-file
// Generated from UIViewControllerTransitioningDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIViewControllerTransitioningDelegate {
  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.mark(self, .animationControllerForPresentedPresentingSource)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.mark(self, .animationControllerForDismissed)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.mark(self, .interactionControllerForPresentationUsing)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.mark(self, .interactionControllerForDismissalUsing)
    return nil
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    MissingRequirement.mark(self, .presentationControllerForPresentedPresentingSource)
    return nil
  }

  /// `object.animationController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var animationController: UIViewControllerTransitioningDelegateOptionals.AnimationController? { .init(object: self) }

  /// `object.interactionControllerForPresentation?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var interactionControllerForPresentation: UIViewControllerTransitioningDelegateOptionals.InteractionControllerForPresentation? { .init(object: self) }

  /// `object.interactionControllerForDismissal?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var interactionControllerForDismissal: UIViewControllerTransitioningDelegateOptionals.InteractionControllerForDismissal? { .init(object: self) }

  /// `object.presentationController?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationController: UIViewControllerTransitioningDelegateOptionals.PresentationController? { .init(object: self) }
}

/// The optional requirements of `UIViewControllerTransitioningDelegate` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIViewControllerTransitioningDelegateOptionals {}

extension UIViewControllerTransitioningDelegateOptionals {
  /// The optional methods called `animationController`, to be called.
  @preconcurrency @MainActor
  public struct AnimationController {
    let object: any UIViewControllerTransitioningDelegate
  }
}

extension UIViewControllerTransitioningDelegateOptionals.AnimationController {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.clear()
    let result = object.animationController(forPresented: presented, presenting: presenting, source: source)
    return MissingRequirement.isMarked(object, .animationControllerForPresentedPresentingSource) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MissingRequirement.clear()
    let result = object.animationController(forDismissed: dismissed)
    return MissingRequirement.isMarked(object, .animationControllerForDismissed) ? nil : result
  }
}

extension UIViewControllerTransitioningDelegateOptionals {
  /// The optional methods called `interactionControllerForPresentation`, to be called.
  @preconcurrency @MainActor
  public struct InteractionControllerForPresentation {
    let object: any UIViewControllerTransitioningDelegate
  }
}

extension UIViewControllerTransitioningDelegateOptionals.InteractionControllerForPresentation {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.clear()
    let result = object.interactionControllerForPresentation(using: animator)
    return MissingRequirement.isMarked(object, .interactionControllerForPresentationUsing) ? nil : result
  }
}

extension UIViewControllerTransitioningDelegateOptionals {
  /// The optional methods called `interactionControllerForDismissal`, to be called.
  @preconcurrency @MainActor
  public struct InteractionControllerForDismissal {
    let object: any UIViewControllerTransitioningDelegate
  }
}

extension UIViewControllerTransitioningDelegateOptionals.InteractionControllerForDismissal {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    MissingRequirement.clear()
    let result = object.interactionControllerForDismissal(using: animator)
    return MissingRequirement.isMarked(object, .interactionControllerForDismissalUsing) ? nil : result
  }
}

extension UIViewControllerTransitioningDelegateOptionals {
  /// The optional methods called `presentationController`, to be called.
  @preconcurrency @MainActor
  public struct PresentationController {
    let object: any UIViewControllerTransitioningDelegate
  }
}

extension UIViewControllerTransitioningDelegateOptionals.PresentationController {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    MissingRequirement.clear()
    let result = object.presentationController(forPresented: presented, presenting: presenting, source: source)
    return MissingRequirement.isMarked(object, .presentationControllerForPresentedPresentingSource) ? nil : result
  }
}
