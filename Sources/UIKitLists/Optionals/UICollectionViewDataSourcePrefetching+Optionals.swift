// swift-format-ignore-file
// Generated from UICollectionViewDataSourcePrefetching.swift by `swift run
// generate-optional-requirements`. Change the protocol and generate again.

extension UICollectionViewDataSourcePrefetching {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    MissingRequirement.mark(self, .collectionViewCancelPrefetchingForItemsAt)
  }

  /// `object.collectionView?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var collectionView: UICollectionViewDataSourcePrefetchingOptionals.CollectionView? { .init(object: self) }
}

/// The optional requirements of `UICollectionViewDataSourcePrefetching` as callable values, one
/// type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UICollectionViewDataSourcePrefetchingOptionals {}

extension UICollectionViewDataSourcePrefetchingOptionals {
  /// The optional methods called `collectionView`, to be called.
  @preconcurrency @MainActor
  public struct CollectionView {
    let object: any UICollectionViewDataSourcePrefetching
  }
}

extension UICollectionViewDataSourcePrefetchingOptionals.CollectionView {
  /// Calls the method; nil where the object does not write it.
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
