/// What a collection view shows: how many sections and items, and a view for each.
///
/// A method under the line `// Optional` may be left out, and is called as on iOS:
/// `dataSource?.numberOfSections?(in: collectionView)`. This file is also the table from which
/// `UICollectionViewDataSource+Optionals.swift` is generated.
/// Source: Apple, UICollectionViewDataSource.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: ObjectiveCProtocol {
  /// The number of items in `section`.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// A configured cell, from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; one without the method.
  // Optional; without it: 1
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A configured header, footer or other view of `kind`. A layout that asks for such a view
  /// needs the method.
  // Optional; without it: UICollectionReusableView(frame: .zero)
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the item may be moved; without the method every item may, where `moveItemAt` exists.
  // Optional; without it: true
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// The user moved an item: the data must follow.
  // Optional
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// The titles of the index bar.
  // Optional; without it: nil
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to which the index bar's entry leads.
  // Optional; without it: IndexPath(indexes: [0, 0])
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
}
