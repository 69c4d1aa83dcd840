// swift-format-ignore-file
// Generated from UIDropInteractionDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UIDropInteractionDelegate {
  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    MissingRequirement.mark(self, .dropInteractionCanHandle)
    return true
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .dropInteractionSessionDidEnter)
  }

  /// What a class without the method does: `UIDropProposal(operation: .cancel)`.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    MissingRequirement.mark(self, .dropInteractionSessionDidUpdate)
    return UIDropProposal(operation: .cancel)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .dropInteractionSessionDidExit)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .dropInteractionPerformDrop)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .dropInteractionConcludeDrop)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    MissingRequirement.mark(self, .dropInteractionSessionDidEnd)
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    MissingRequirement.mark(self, .dropInteractionPreviewForDroppingWithDefault)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    MissingRequirement.mark(self, .dropInteractionItemWillAnimateDropWith)
  }

  /// `object.dropInteraction?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var dropInteraction: UIDropInteractionDelegateOptionals.DropInteraction? { .init(object: self) }
}

/// The optional requirements of `UIDropInteractionDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIDropInteractionDelegateOptionals {}

extension UIDropInteractionDelegateOptionals {
  /// The optional methods called `dropInteraction`, to be called.
  @preconcurrency @MainActor
  public struct DropInteraction {
    let object: any UIDropInteractionDelegate
  }
}

extension UIDropInteractionDelegateOptionals.DropInteraction {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.dropInteraction(interaction, canHandle: session)
    return MissingRequirement.isMarked(object, .dropInteractionCanHandle) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    object.dropInteraction(interaction, canHandle: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(interaction, canHandle: session))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, sessionDidEnter: session)
    return MissingRequirement.isMarked(object, .dropInteractionSessionDidEnter) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal? {
    MissingRequirement.clear()
    let result = object.dropInteraction(interaction, sessionDidUpdate: session)
    return MissingRequirement.isMarked(object, .dropInteractionSessionDidUpdate) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    object.dropInteraction(interaction, sessionDidUpdate: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> OptionalResult<UIDropProposal> {
    OptionalResult(self(interaction, sessionDidUpdate: session))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, sessionDidExit: session)
    return MissingRequirement.isMarked(object, .dropInteractionSessionDidExit) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, performDrop: session)
    return MissingRequirement.isMarked(object, .dropInteractionPerformDrop) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, concludeDrop: session)
    return MissingRequirement.isMarked(object, .dropInteractionConcludeDrop) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, sessionDidEnd: session)
    return MissingRequirement.isMarked(object, .dropInteractionSessionDidEnd) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    MissingRequirement.clear()
    let result = object.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
    return MissingRequirement.isMarked(object, .dropInteractionPreviewForDroppingWithDefault) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
    return MissingRequirement.isMarked(object, .dropInteractionItemWillAnimateDropWith) ? nil : result
  }
}
