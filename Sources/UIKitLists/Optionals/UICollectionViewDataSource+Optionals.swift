// swift-format-ignore-file
// Generated from UICollectionViewDataSource.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UICollectionViewDataSource {
  @_disfavoredOverload public func numberOfSections(in collectionView: UICollectionView) -> Int { if let added = AddedMethods.method(.numberOfSectionsIn, of: self) { return AddedMethods.result(of: added, .numberOfSectionsIn, self, [collectionView]) }; MissingRequirement.mark(self, .numberOfSectionsIn); return 1 }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { if let added = AddedMethods.method(.collectionViewViewForSupplementaryElementOfKindAt, of: self) { return AddedMethods.result(of: added, .collectionViewViewForSupplementaryElementOfKindAt, self, [collectionView, kind, indexPath]) }; MissingRequirement.mark(self, .collectionViewViewForSupplementaryElementOfKindAt); return UICollectionReusableView(frame: .zero) }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { if let added = AddedMethods.method(.collectionViewCanMoveItemAt, of: self) { return AddedMethods.result(of: added, .collectionViewCanMoveItemAt, self, [collectionView, indexPath]) }; MissingRequirement.mark(self, .collectionViewCanMoveItemAt); return true }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { if let added = AddedMethods.method(.collectionViewMoveItemAtTo, of: self) { return AddedMethods.result(of: added, .collectionViewMoveItemAtTo, self, [collectionView, sourceIndexPath, destinationIndexPath]) }; MissingRequirement.mark(self, .collectionViewMoveItemAtTo) }
  @_disfavoredOverload public func indexTitles(for collectionView: UICollectionView) -> [String]? { if let added = AddedMethods.method(.indexTitlesFor, of: self) { return AddedMethods.result(of: added, .indexTitlesFor, self, [collectionView]) }; MissingRequirement.mark(self, .indexTitlesFor); return nil }
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { if let added = AddedMethods.method(.collectionViewIndexPathForIndexTitleAt, of: self) { return AddedMethods.result(of: added, .collectionViewIndexPathForIndexTitleAt, self, [collectionView, title, index]) }; MissingRequirement.mark(self, .collectionViewIndexPathForIndexTitleAt); return IndexPath(indexes: [0, 0]) }

  @_disfavoredOverload public var numberOfSections: UICollectionViewDataSourceOptionals.NumberOfSections? { .init(object: self) }
  @_disfavoredOverload public var collectionView: UICollectionViewDataSourceOptionals.CollectionView? { .init(object: self) }
  @_disfavoredOverload public var indexTitles: UICollectionViewDataSourceOptionals.IndexTitles? { .init(object: self) }
}

/// The optional methods of `UICollectionViewDataSource`, one type per name. Calls return nil if the
/// object does not implement the method.
public enum UICollectionViewDataSourceOptionals {
  @preconcurrency @MainActor public struct NumberOfSections {
    let object: any UICollectionViewDataSource
    public func callAsFunction(in collectionView: UICollectionView) -> Int? { MissingRequirement.clear(); let result = object.numberOfSections(in: collectionView); return MissingRequirement.isMarked(object, .numberOfSectionsIn) ? nil : result }
    @_disfavoredOverload public func callAsFunction(in collectionView: UICollectionView) -> Int { object.numberOfSections(in: collectionView) }
    @_disfavoredOverload public func callAsFunction(in collectionView: UICollectionView) -> OptionalResult<Int> { OptionalResult(self(in: collectionView)) }
  }
  @preconcurrency @MainActor public struct CollectionView {
    let object: any UICollectionViewDataSource
    public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? { MissingRequirement.clear(); let result = object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath); return MissingRequirement.isMarked(object, .collectionViewViewForSupplementaryElementOfKindAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> OptionalResult<UICollectionReusableView> { OptionalResult(self(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)) }
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? { MissingRequirement.clear(); let result = object.collectionView(collectionView, canMoveItemAt: indexPath); return MissingRequirement.isMarked(object, .collectionViewCanMoveItemAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { object.collectionView(collectionView, canMoveItemAt: indexPath) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> OptionalResult<Bool> { OptionalResult(self(collectionView, canMoveItemAt: indexPath)) }
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath); return MissingRequirement.isMarked(object, .collectionViewMoveItemAtTo) ? nil : result }
    public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath? { MissingRequirement.clear(); let result = object.collectionView(collectionView, indexPathForIndexTitle: title, at: index); return MissingRequirement.isMarked(object, .collectionViewIndexPathForIndexTitleAt) ? nil : result }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { object.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
    @_disfavoredOverload public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> OptionalResult<IndexPath> { OptionalResult(self(collectionView, indexPathForIndexTitle: title, at: index)) }
  }
  @preconcurrency @MainActor public struct IndexTitles {
    let object: any UICollectionViewDataSource
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? { MissingRequirement.clear(); let result = object.indexTitles(for: collectionView); return MissingRequirement.isMarked(object, .indexTitlesFor) ? nil : result }
  }
}
