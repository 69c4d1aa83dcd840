import UIKit

/// A mosaic whose tiles are reordered after a long press.
final class ReorderingViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout
{
  private static let cellIdentifier = "Tile"

  private(set) var mosaic = Mosaic.whole

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(hex: 0xF2_EF_E8)
    collectionView.register(MosaicCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { mosaic.tiles.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? MosaicCell)?.show(mosaic.tiles[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { mosaic.tiles[indexPath.item].size }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { mosaic.move(from: sourceIndexPath.item, to: destinationIndexPath.item) }
}
