import UIKit

/// So many items in one section, of the layout's size.
open class Items: NSObject, UICollectionViewDataSource {
  /// By which cells are registered.
  public static let identifier = "item"

  /// How many items there are.
  public let count: Int

  /// So many items.
  public init(_ count: Int) { self.count = count }

  /// ``count``, in every section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  /// A cell as it was registered, without anything in it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
