/// The data source that loads data of items before they are displayed.
///
/// A method under the line `// Optional` is optional. This file is also the table from which
/// `UICollectionViewDataSourcePrefetching+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDataSourcePrefetching.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: ObjectiveCProtocol {
  /// Notifies the data source of items that are likely to be displayed soon, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Notifies the data source that announced items are no longer likely to be displayed.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}
