// swift-format-ignore-file
// Generated from UIAdaptivePresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { if let added = AddedMethods.method(.adaptivePresentationStyleFor, of: self) { return AddedMethods.result(of: added, .adaptivePresentationStyleFor, self, [controller]) }; MissingRequirement.mark(self, .adaptivePresentationStyleFor); return .pageSheet }
  @_disfavoredOverload public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { if let added = AddedMethods.method(.adaptivePresentationStyleForTraitCollection, of: self) { return AddedMethods.result(of: added, .adaptivePresentationStyleForTraitCollection, self, [controller, traitCollection]) }; MissingRequirement.mark(self, .adaptivePresentationStyleForTraitCollection); return .none }
  @_disfavoredOverload public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { if let added = AddedMethods.method(.presentationControllerShouldDismiss, of: self) { return AddedMethods.result(of: added, .presentationControllerShouldDismiss, self, [presentationController]) }; MissingRequirement.mark(self, .presentationControllerShouldDismiss); return true }
  @_disfavoredOverload public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { if let added = AddedMethods.method(.presentationControllerWillDismiss, of: self) { return AddedMethods.result(of: added, .presentationControllerWillDismiss, self, [presentationController]) }; MissingRequirement.mark(self, .presentationControllerWillDismiss) }
  @_disfavoredOverload public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { if let added = AddedMethods.method(.presentationControllerDidDismiss, of: self) { return AddedMethods.result(of: added, .presentationControllerDidDismiss, self, [presentationController]) }; MissingRequirement.mark(self, .presentationControllerDidDismiss) }
  @_disfavoredOverload public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { if let added = AddedMethods.method(.presentationControllerDidAttemptToDismiss, of: self) { return AddedMethods.result(of: added, .presentationControllerDidAttemptToDismiss, self, [presentationController]) }; MissingRequirement.mark(self, .presentationControllerDidAttemptToDismiss) }

  @_disfavoredOverload public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateOptionals.AdaptivePresentationStyle? { .init(object: self) }
  @_disfavoredOverload public var presentationControllerShouldDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerShouldDismiss? { .init(object: self) }
  @_disfavoredOverload public var presentationControllerWillDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerWillDismiss? { .init(object: self) }
  @_disfavoredOverload public var presentationControllerDidDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidDismiss? { .init(object: self) }
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidAttemptToDismiss? { .init(object: self) }
}

/// The optional methods of `UIAdaptivePresentationControllerDelegate`, one type per name. Calls
/// return nil if the object does not implement the method.
public enum UIAdaptivePresentationControllerDelegateOptionals {
  @preconcurrency @MainActor public struct AdaptivePresentationStyle {
    let object: any UIAdaptivePresentationControllerDelegate
    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle? { MissingRequirement.clear(); let result = object.adaptivePresentationStyle(for: controller); return MissingRequirement.isMarked(object, .adaptivePresentationStyleFor) ? nil : result }
    @_disfavoredOverload public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle { object.adaptivePresentationStyle(for: controller) }
    @_disfavoredOverload public func callAsFunction(for controller: UIPresentationController) -> OptionalResult<UIModalPresentationStyle> { OptionalResult(self(for: controller)) }
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle? { MissingRequirement.clear(); let result = object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection); return MissingRequirement.isMarked(object, .adaptivePresentationStyleForTraitCollection) ? nil : result }
    @_disfavoredOverload public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
    @_disfavoredOverload public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection) -> OptionalResult<UIModalPresentationStyle> { OptionalResult(self(for: controller, traitCollection: traitCollection)) }
  }
  @preconcurrency @MainActor public struct PresentationControllerShouldDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
    public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? { MissingRequirement.clear(); let result = object.presentationControllerShouldDismiss(presentationController); return MissingRequirement.isMarked(object, .presentationControllerShouldDismiss) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ presentationController: UIPresentationController) -> Bool { object.presentationControllerShouldDismiss(presentationController) }
    @_disfavoredOverload public func callAsFunction(_ presentationController: UIPresentationController) -> OptionalResult<Bool> { OptionalResult(self(presentationController)) }
  }
  @preconcurrency @MainActor public struct PresentationControllerWillDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.presentationControllerWillDismiss(presentationController); return MissingRequirement.isMarked(object, .presentationControllerWillDismiss) ? nil : result }
  }
  @preconcurrency @MainActor public struct PresentationControllerDidDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.presentationControllerDidDismiss(presentationController); return MissingRequirement.isMarked(object, .presentationControllerDidDismiss) ? nil : result }
  }
  @preconcurrency @MainActor public struct PresentationControllerDidAttemptToDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
    @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Void? { MissingRequirement.clear(); let result: Void = object.presentationControllerDidAttemptToDismiss(presentationController); return MissingRequirement.isMarked(object, .presentationControllerDidAttemptToDismiss) ? nil : result }
  }
}
