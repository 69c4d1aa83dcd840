// swift-format-ignore-file
// Generated from UICollectionViewDataSourcePrefetching.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { if let added = AddedMethods.method(.collectionViewCancelPrefetchingForItemsAt, of: self) { return AddedMethods.result(of: added, .collectionViewCancelPrefetchingForItemsAt, self, [collectionView, indexPaths]) }; MissingRequirement.mark(self, .collectionViewCancelPrefetchingForItemsAt) }

  @_disfavoredOverload public var collectionView: UICollectionViewDataSourcePrefetchingOptionals.CollectionView? { .init(object: self) }
}

/// The optional methods of `UICollectionViewDataSourcePrefetching`, one type per name. Calls return
/// nil if the object does not implement the method.
public enum UICollectionViewDataSourcePrefetchingOptionals {
  @preconcurrency @MainActor public struct CollectionView {
    let object: any UICollectionViewDataSourcePrefetching
    @discardableResult public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) -> Void? { MissingRequirement.clear(); let result: Void = object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths); return MissingRequirement.isMarked(object, .collectionViewCancelPrefetchingForItemsAt) ? nil : result }
  }
}
