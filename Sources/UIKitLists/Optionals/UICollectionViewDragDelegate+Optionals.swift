// swift-format-ignore-file
// Generated from UICollectionViewDragDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UICollectionViewDragDelegate {
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { MissingRequirement.mark(self, .collectionViewItemsForAddingToAtPoint); return [] }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { MissingRequirement.mark(self, .collectionViewDragPreviewParametersForItemAt); return nil }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { MissingRequirement.mark(self, .collectionViewDragSessionWillBegin) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { MissingRequirement.mark(self, .collectionViewDragSessionDidEnd) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { MissingRequirement.mark(self, .collectionViewDragSessionAllowsMoveOperation); return true }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { MissingRequirement.mark(self, .collectionViewDragSessionIsRestrictedToDraggingApplication); return false }

  @_disfavoredOverload public var collectionView: UICollectionViewDragDelegateOptionals.CollectionView? { .init(object: self) }
}

/// The optional methods of `UICollectionViewDragDelegate`, a type a name, to be called: nil where
/// the object does not write the method. This is what `delegate.method?(…)` means without
/// Objective-C; not meant to be named.
public enum UICollectionViewDragDelegateOptionals {
  @preconcurrency @MainActor public struct CollectionView {
    let object: any UICollectionViewDragDelegate
    public func callAsFunction(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]? { MissingRequirement.clear(); let result = object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point); return MissingRequirement.isMarked(object, .collectionViewItemsForAddingToAtPoint) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> OptionalResult<[UIDragItem]> { OptionalResult(self(collectionView, itemsForAddingTo: session, at: indexPath, point: point)) }
    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { MissingRequirement.clear(); let result = object.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath); return MissingRequirement.isMarked(object, .collectionViewDragPreviewParametersForItemAt) ? nil : result }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, dragSessionWillBegin: session); return MissingRequirement.isMarked(object, .collectionViewDragSessionWillBegin) ? nil : result }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, dragSessionDidEnd: session); return MissingRequirement.isMarked(object, .collectionViewDragSessionDidEnd) ? nil : result }
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool? { MissingRequirement.clear(); let result = object.collectionView(collectionView, dragSessionAllowsMoveOperation: session); return MissingRequirement.isMarked(object, .collectionViewDragSessionAllowsMoveOperation) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { object.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> OptionalResult<Bool> { OptionalResult(self(collectionView, dragSessionAllowsMoveOperation: session)) }
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool? { MissingRequirement.clear(); let result = object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session); return MissingRequirement.isMarked(object, .collectionViewDragSessionIsRestrictedToDraggingApplication) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> OptionalResult<Bool> { OptionalResult(self(collectionView, dragSessionIsRestrictedToDraggingApplication: session)) }
  }
}
