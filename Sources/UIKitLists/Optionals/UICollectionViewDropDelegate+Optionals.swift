// swift-format-ignore-file
// Generated from UICollectionViewDropDelegate.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UICollectionViewDropDelegate {
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { if let added = AddedMethods.method(.collectionViewCanHandle, of: self) { return AddedMethods.result(of: added, .collectionViewCanHandle, self, [collectionView, session]) }; MissingRequirement.mark(self, .collectionViewCanHandle); return true }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { if let added = AddedMethods.method(.collectionViewDropSessionDidEnter, of: self) { return AddedMethods.result(of: added, .collectionViewDropSessionDidEnter, self, [collectionView, session]) }; MissingRequirement.mark(self, .collectionViewDropSessionDidEnter) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { if let added = AddedMethods.method(.collectionViewDropSessionDidUpdateWithDestinationIndexPath, of: self) { return AddedMethods.result(of: added, .collectionViewDropSessionDidUpdateWithDestinationIndexPath, self, [collectionView, session, destinationIndexPath]) }; MissingRequirement.mark(self, .collectionViewDropSessionDidUpdateWithDestinationIndexPath); return UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { if let added = AddedMethods.method(.collectionViewDropSessionDidExit, of: self) { return AddedMethods.result(of: added, .collectionViewDropSessionDidExit, self, [collectionView, session]) }; MissingRequirement.mark(self, .collectionViewDropSessionDidExit) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { if let added = AddedMethods.method(.collectionViewDropSessionDidEnd, of: self) { return AddedMethods.result(of: added, .collectionViewDropSessionDidEnd, self, [collectionView, session]) }; MissingRequirement.mark(self, .collectionViewDropSessionDidEnd) }

  @_disfavoredOverload public var collectionView: UICollectionViewDropDelegateOptionals.CollectionView? { .init(object: self) }
}

/// The optional methods of `UICollectionViewDropDelegate`, one type per name. Calls return nil if
/// the object does not implement the method.
public enum UICollectionViewDropDelegateOptionals {
  @preconcurrency @MainActor public struct CollectionView {
    let object: any UICollectionViewDropDelegate
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? { MissingRequirement.clear(); let result = object.collectionView(collectionView, canHandle: session); return MissingRequirement.isMarked(object, .collectionViewCanHandle) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { object.collectionView(collectionView, canHandle: session) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> OptionalResult<Bool> { OptionalResult(self(collectionView, canHandle: session)) }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, dropSessionDidEnter: session); return MissingRequirement.isMarked(object, .collectionViewDropSessionDidEnter) ? nil : result }
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal? { MissingRequirement.clear(); let result = object.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath); return MissingRequirement.isMarked(object, .collectionViewDropSessionDidUpdateWithDestinationIndexPath) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { object.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> OptionalResult<UICollectionViewDropProposal> { OptionalResult(self(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)) }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, dropSessionDidExit: session); return MissingRequirement.isMarked(object, .collectionViewDropSessionDidExit) ? nil : result }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, dropSessionDidEnd: session); return MissingRequirement.isMarked(object, .collectionViewDropSessionDidEnd) ? nil : result }
  }
}
