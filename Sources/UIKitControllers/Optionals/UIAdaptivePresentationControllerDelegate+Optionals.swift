// swift-format-ignore-file
// Generated from UIAdaptivePresentationControllerDelegate.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UIAdaptivePresentationControllerDelegate {
  /// What a class without the method does: `.pageSheet`.
  @_disfavoredOverload
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    MissingRequirement.mark(self, .adaptivePresentationStyleFor)
    return .pageSheet
  }

  /// What a class without the method does: `.none`.
  @_disfavoredOverload
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    MissingRequirement.mark(self, .adaptivePresentationStyleForTraitCollection)
    return .none
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    MissingRequirement.mark(self, .presentationControllerShouldDismiss)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    MissingRequirement.mark(self, .presentationControllerWillDismiss)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    MissingRequirement.mark(self, .presentationControllerDidDismiss)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    MissingRequirement.mark(self, .presentationControllerDidAttemptToDismiss)
  }

  /// `object.adaptivePresentationStyle?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateOptionals.AdaptivePresentationStyle? { .init(object: self) }

  /// `object.presentationControllerShouldDismiss?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerShouldDismiss? { .init(object: self) }

  /// `object.presentationControllerWillDismiss?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerWillDismiss? { .init(object: self) }

  /// `object.presentationControllerDidDismiss?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidDismiss? { .init(object: self) }

  /// `object.presentationControllerDidAttemptToDismiss?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidAttemptToDismiss? { .init(object: self) }
}

/// The optional requirements of `UIAdaptivePresentationControllerDelegate` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIAdaptivePresentationControllerDelegateOptionals {}

extension UIAdaptivePresentationControllerDelegateOptionals {
  /// The optional methods called `adaptivePresentationStyle`, to be called.
  @preconcurrency @MainActor
  public struct AdaptivePresentationStyle {
    let object: any UIAdaptivePresentationControllerDelegate
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals.AdaptivePresentationStyle {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle? {
    MissingRequirement.clear()
    let result = object.adaptivePresentationStyle(for: controller)
    return MissingRequirement.isMarked(object, .adaptivePresentationStyleFor) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    object.adaptivePresentationStyle(for: controller)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    for controller: UIPresentationController
  ) -> OptionalResult<UIModalPresentationStyle> {
    OptionalResult(self(for: controller))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle? {
    MissingRequirement.clear()
    let result = object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    return MissingRequirement.isMarked(object, .adaptivePresentationStyleForTraitCollection) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    object.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> OptionalResult<UIModalPresentationStyle> {
    OptionalResult(self(for: controller, traitCollection: traitCollection))
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals {
  /// The optional methods called `presentationControllerShouldDismiss`, to be called.
  @preconcurrency @MainActor
  public struct PresentationControllerShouldDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerShouldDismiss {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.presentationControllerShouldDismiss(presentationController)
    return MissingRequirement.isMarked(object, .presentationControllerShouldDismiss) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> Bool {
    object.presentationControllerShouldDismiss(presentationController)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> OptionalResult<Bool> {
    OptionalResult(self(presentationController))
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals {
  /// The optional methods called `presentationControllerWillDismiss`, to be called.
  @preconcurrency @MainActor
  public struct PresentationControllerWillDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerWillDismiss {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.presentationControllerWillDismiss(presentationController)
    return MissingRequirement.isMarked(object, .presentationControllerWillDismiss) ? nil : result
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals {
  /// The optional methods called `presentationControllerDidDismiss`, to be called.
  @preconcurrency @MainActor
  public struct PresentationControllerDidDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidDismiss {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.presentationControllerDidDismiss(presentationController)
    return MissingRequirement.isMarked(object, .presentationControllerDidDismiss) ? nil : result
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals {
  /// The optional methods called `presentationControllerDidAttemptToDismiss`, to be called.
  @preconcurrency @MainActor
  public struct PresentationControllerDidAttemptToDismiss {
    let object: any UIAdaptivePresentationControllerDelegate
  }
}

extension UIAdaptivePresentationControllerDelegateOptionals.PresentationControllerDidAttemptToDismiss {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ presentationController: UIPresentationController
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.presentationControllerDidAttemptToDismiss(presentationController)
    return MissingRequirement.isMarked(object, .presentationControllerDidAttemptToDismiss) ? nil : result
  }
}
