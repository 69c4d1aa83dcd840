// swift-format-ignore-file
// Generated from UIDragInteractionDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UIDragInteractionDelegate {
  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    MissingRequirement.mark(self, .dragInteractionPreviewForLiftingSession)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .dragInteractionWillAnimateLiftWithSession)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .dragInteractionSessionWillBegin)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    MissingRequirement.mark(self, .dragInteractionSessionAllowsMoveOperation)
    return true
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    MissingRequirement.mark(self, .dragInteractionSessionIsRestrictedToDraggingApplication)
    return false
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .dragInteractionSessionDidMove)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    MissingRequirement.mark(self, .dragInteractionSessionWillEndWith)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    MissingRequirement.mark(self, .dragInteractionSessionDidEndWith)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .dragInteractionSessionDidTransferItems)
  }

  /// What a class without the method does: `[]`.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    MissingRequirement.mark(self, .dragInteractionItemsForAddingToWithTouchAt)
    return []
  }

  /// What a class without the method does: `defaultPreview`.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    MissingRequirement.mark(self, .dragInteractionPreviewForCancellingWithDefault)
    return defaultPreview
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    MissingRequirement.mark(self, .dragInteractionItemWillAnimateCancelWith)
  }

  /// `object.dragInteraction?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var dragInteraction: UIDragInteractionDelegateOptionals.DragInteraction? { .init(object: self) }
}

/// The optional requirements of `UIDragInteractionDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UIDragInteractionDelegateOptionals {}

extension UIDragInteractionDelegateOptionals {
  /// The optional methods called `dragInteraction`, to be called.
  @preconcurrency @MainActor
  public struct DragInteraction {
    let object: any UIDragInteractionDelegate
  }
}

extension UIDragInteractionDelegateOptionals.DragInteraction {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    MissingRequirement.clear()
    let result = object.dragInteraction(interaction, previewForLifting: item, session: session)
    return MissingRequirement.isMarked(object, .dragInteractionPreviewForLiftingSession) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    return MissingRequirement.isMarked(object, .dragInteractionWillAnimateLiftWithSession) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, sessionWillBegin: session)
    return MissingRequirement.isMarked(object, .dragInteractionSessionWillBegin) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    return MissingRequirement.isMarked(object, .dragInteractionSessionAllowsMoveOperation) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(interaction, sessionAllowsMoveOperation: session))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
    return MissingRequirement.isMarked(object, .dragInteractionSessionIsRestrictedToDraggingApplication) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(interaction, sessionIsRestrictedToDraggingApplication: session))
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, sessionDidMove: session)
    return MissingRequirement.isMarked(object, .dragInteractionSessionDidMove) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, session: session, willEndWith: operation)
    return MissingRequirement.isMarked(object, .dragInteractionSessionWillEndWith) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, session: session, didEndWith: operation)
    return MissingRequirement.isMarked(object, .dragInteractionSessionDidEndWith) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, sessionDidTransferItems: session)
    return MissingRequirement.isMarked(object, .dragInteractionSessionDidTransferItems) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]? {
    MissingRequirement.clear()
    let result = object.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
    return MissingRequirement.isMarked(object, .dragInteractionItemsForAddingToWithTouchAt) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    object.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> OptionalResult<[UIDragItem]> {
    OptionalResult(self(interaction, itemsForAddingTo: session, withTouchAt: point))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    MissingRequirement.clear()
    let result = object.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
    return MissingRequirement.isMarked(object, .dragInteractionPreviewForCancellingWithDefault) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
    return MissingRequirement.isMarked(object, .dragInteractionItemWillAnimateCancelWith) ? nil : result
  }
}
