import UIKit

/// Twelve photographs, repeated in ten sections, in cells from a nib.
class StoryboardPhotosViewController: UICollectionViewController {
  private let images = PhotoMotif.photographs
  private let colors = PhotoSectionsViewController.makeColors()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { colors.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { images.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Cell Identifier", for: indexPath)
    if let cell = cell as? NibPhotoCell {
      cell.image = images[indexPath.item]
      cell.backgroundColor = colors[indexPath.section]
    }
    return cell
  }
}

/// Shows the photographs in cells of a nib that is registered in code.
final class NibPhotosViewController: StoryboardPhotosViewController {
  private let nib: UINib

  init(nib: UINib, layout: UICollectionViewLayout) {
    self.nib = nib
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let flowLayout = collectionViewLayout as? UICollectionViewFlowLayout {
      flowLayout.minimumInteritemSpacing = 20
      flowLayout.minimumLineSpacing = 20
      flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      flowLayout.itemSize = CGSize(width: 220, height: 220)
    }
    collectionView.backgroundColor = .black
    collectionView.indicatorStyle = .white
    collectionView.register(nib, forCellWithReuseIdentifier: "Cell Identifier")
  }
}
