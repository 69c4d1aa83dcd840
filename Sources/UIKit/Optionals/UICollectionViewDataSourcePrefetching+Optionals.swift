// swift-format-ignore-file
// Generated from UICollectionViewDataSourcePrefetching.swift by `swift run generate-optional-requirements`.
// Change the protocol and generate again.

extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    MissingRequirement.mark(self, .collectionViewCancelPrefetchingForItemsAt)
  }

  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetchingOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDataSourcePrefetching` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's optional
/// requirements do not exist. Not meant to be named.
public enum UICollectionViewDataSourcePrefetchingOptionals {}

extension UICollectionViewDataSourcePrefetchingOptionals {
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDataSourcePrefetching
  }
}

extension UICollectionViewDataSourcePrefetchingOptionals.CollectionView {
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    return MissingRequirement.isMarked(object, .collectionViewCancelPrefetchingForItemsAt) ? nil : result
  }
}
