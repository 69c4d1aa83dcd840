/// The data source of a collection view: numbers of sections and items, and a view for each item.
///
/// A method under the line `// Optional` is optional, and is called as on iOS:
/// `dataSource?.numberOfSections?(in: collectionView)`. This file is also the table from which
/// `UICollectionViewDataSource+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDataSource.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: ObjectiveCProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns a configured cell, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. Default: 1.
  // Optional; without it: 1
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a configured header, footer or other view of `kind`. Required if the layout has such
  /// views.
  // Optional; without it: UICollectionReusableView(frame: .zero)
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved. Default: true if `moveItemAt` is implemented.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the data source that the user moved an item: the data must change.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the titles of the index bar.
  // Optional; without it: nil
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item of a title in the index bar.
  // Optional; without it: IndexPath(indexes: [0, 0])
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}
