// swift-format-ignore-file
// Generated from UICollectionViewDragDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDragDelegate {
  /// What a class without the method does: `[]`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    MissingRequirement.mark(self, .collectionViewItemsForAddingToAtPoint)
    return []
  }

  /// What a class without the method does: `nil`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    MissingRequirement.mark(self, .collectionViewDragPreviewParametersForItemAt)
    return nil
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .collectionViewDragSessionWillBegin)
  }

  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {
    MissingRequirement.mark(self, .collectionViewDragSessionDidEnd)
  }

  /// What a class without the method does: `true`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewDragSessionAllowsMoveOperation)
    return true
  }

  /// What a class without the method does: `false`.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    MissingRequirement.mark(self, .collectionViewDragSessionIsRestrictedToDraggingApplication)
    return false
  }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDragDelegateOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDragDelegate` as callable values, one type a base
/// name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDragDelegateOptionals {}

extension UICollectionViewDragDelegateOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDragDelegate
  }
}

extension UICollectionViewDragDelegateOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    return MissingRequirement.isMarked(object, .collectionViewItemsForAddingToAtPoint) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> OptionalResult<[UIDragItem]> {
    OptionalResult(self(collectionView, itemsForAddingTo: session, at: indexPath, point: point))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    return MissingRequirement.isMarked(object, .collectionViewDragPreviewParametersForItemAt) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, dragSessionWillBegin: session)
    return MissingRequirement.isMarked(object, .collectionViewDragSessionWillBegin) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, dragSessionDidEnd: session)
    return MissingRequirement.isMarked(object, .collectionViewDragSessionDidEnd) ? nil : result
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    return MissingRequirement.isMarked(object, .collectionViewDragSessionAllowsMoveOperation) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, dragSessionAllowsMoveOperation: session))
  }

  /// Calls the method; nil where the object does not write it.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    MissingRequirement.clear()
    let result = object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    return MissingRequirement.isMarked(object, .collectionViewDragSessionIsRestrictedToDraggingApplication) ? nil : result
  }

  /// Calls the method, or what stands for it in an object that does not write it.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }

  /// Calls the method, for chains of `?`.
  @_disfavoredOverload
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> OptionalResult<Bool> {
    OptionalResult(self(collectionView, dragSessionIsRestrictedToDraggingApplication: session))
  }
}
