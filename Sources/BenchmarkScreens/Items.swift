import UIKit

/// A data source of a number of items in one section, of the layout's size.
open class Items: NSObject, UICollectionViewDataSource {
  /// The reuse identifier of cells.
  public static let identifier = "item"

  /// The number of items.
  public let count: Int

  /// Creates a data source with a number of items.
  public init(_ count: Int) { self.count = count }

  /// Returns ``count`` for every section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  /// Returns an empty cell of the registered class.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
