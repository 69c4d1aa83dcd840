import UIKit

/// A catalogue of paints, a section for each family.
final class StickyHeadersViewController: UICollectionViewController {
  private static let cellIdentifier = "Paint"
  private static let barIdentifier = "Bar"

  private let families = PaintFamily.all

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(hex: 0xF2_EF_E8)
    collectionView.register(PaintCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        PaintBar.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.barIdentifier)
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    families.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    families[section].paints.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? PaintCell {
      cell.show(families[indexPath.section].paints[indexPath.item])
    }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.barIdentifier, for: indexPath)
    if let bar = view as? PaintBar {
      let family = families[indexPath.section]
      if kind == UICollectionView.elementKindSectionHeader {
        bar.show(headerOf: family)
      } else {
        bar.show(footerOf: family)
      }
    }
    return view
  }
}
