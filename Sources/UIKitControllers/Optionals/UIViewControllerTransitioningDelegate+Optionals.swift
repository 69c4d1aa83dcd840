// swift-format-ignore-file
// Generated from UIViewControllerTransitioningDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let added = AddedMethods.method(.animationControllerForPresentedPresentingSource, of: self) { return AddedMethods.result(of: added, .animationControllerForPresentedPresentingSource, self, [presented, presenting, source]) }; MissingRequirement.mark(self, .animationControllerForPresentedPresentingSource); return nil }
  @_disfavoredOverload public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let added = AddedMethods.method(.animationControllerForDismissed, of: self) { return AddedMethods.result(of: added, .animationControllerForDismissed, self, [dismissed]) }; MissingRequirement.mark(self, .animationControllerForDismissed); return nil }
  @_disfavoredOverload public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let added = AddedMethods.method(.interactionControllerForPresentationUsing, of: self) { return AddedMethods.result(of: added, .interactionControllerForPresentationUsing, self, [animator]) }; MissingRequirement.mark(self, .interactionControllerForPresentationUsing); return nil }
  @_disfavoredOverload public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let added = AddedMethods.method(.interactionControllerForDismissalUsing, of: self) { return AddedMethods.result(of: added, .interactionControllerForDismissalUsing, self, [animator]) }; MissingRequirement.mark(self, .interactionControllerForDismissalUsing); return nil }
  @_disfavoredOverload public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { if let added = AddedMethods.method(.presentationControllerForPresentedPresentingSource, of: self) { return AddedMethods.result(of: added, .presentationControllerForPresentedPresentingSource, self, [presented, presenting, source]) }; MissingRequirement.mark(self, .presentationControllerForPresentedPresentingSource); return nil }

  @_disfavoredOverload public var animationController: UIViewControllerTransitioningDelegateOptionals.AnimationController? { .init(object: self) }
  @_disfavoredOverload public var interactionControllerForPresentation: UIViewControllerTransitioningDelegateOptionals.InteractionControllerForPresentation? { .init(object: self) }
  @_disfavoredOverload public var interactionControllerForDismissal: UIViewControllerTransitioningDelegateOptionals.InteractionControllerForDismissal? { .init(object: self) }
  @_disfavoredOverload public var presentationController: UIViewControllerTransitioningDelegateOptionals.PresentationController? { .init(object: self) }
}

/// The optional methods of `UIViewControllerTransitioningDelegate`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UIViewControllerTransitioningDelegateOptionals {
  @preconcurrency @MainActor public struct AnimationController {
    let object: any UIViewControllerTransitioningDelegate
    public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { MissingRequirement.clear(); let result = object.animationController(forPresented: presented, presenting: presenting, source: source); return MissingRequirement.isMarked(object, .animationControllerForPresentedPresentingSource) ? nil : result }
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { MissingRequirement.clear(); let result = object.animationController(forDismissed: dismissed); return MissingRequirement.isMarked(object, .animationControllerForDismissed) ? nil : result }
  }
  @preconcurrency @MainActor public struct InteractionControllerForPresentation {
    let object: any UIViewControllerTransitioningDelegate
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { MissingRequirement.clear(); let result = object.interactionControllerForPresentation(using: animator); return MissingRequirement.isMarked(object, .interactionControllerForPresentationUsing) ? nil : result }
  }
  @preconcurrency @MainActor public struct InteractionControllerForDismissal {
    let object: any UIViewControllerTransitioningDelegate
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { MissingRequirement.clear(); let result = object.interactionControllerForDismissal(using: animator); return MissingRequirement.isMarked(object, .interactionControllerForDismissalUsing) ? nil : result }
  }
  @preconcurrency @MainActor public struct PresentationController {
    let object: any UIViewControllerTransitioningDelegate
    public func callAsFunction(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { MissingRequirement.clear(); let result = object.presentationController(forPresented: presented, presenting: presenting, source: source); return MissingRequirement.isMarked(object, .presentationControllerForPresentedPresentingSource) ? nil : result }
  }
}
