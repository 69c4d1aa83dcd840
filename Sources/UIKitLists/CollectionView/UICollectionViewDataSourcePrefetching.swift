/// Told which items will be needed soon, so that their data can be loaded ahead.
///
/// A method under the line `// Optional` may be left out. This file is also the table from which
/// `UICollectionViewDataSourcePrefetching+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: ObjectiveCProtocol {
  /// The items at `indexPaths`, nearest first, are likely to be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// The items, announced before, are no longer likely to be shown.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}
