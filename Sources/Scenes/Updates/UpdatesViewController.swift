import UIKit

/// A market stall. A delivery changes it in one batch update when it appears.
final class UpdatesViewController: UICollectionViewController {
  static let margin: CGFloat = 12

  private static let cellIdentifier = "Crate"
  private static let headerIdentifier = "Shelf"

  private var stall = Stall.morning
  private var isDelivered = false

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(hex: 0xF4_EE_E2)
    collectionView.register(CrateCell.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.register(
      ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.headerIdentifier)
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.itemSize = CGSize(width: 108, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.minimumLineSpacing = Self.margin
    layout.sectionInset = UIEdgeInsets(
      top: 0, left: Self.margin, bottom: Self.margin, right: Self.margin)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isDelivered else { return }
    isDelivered = true
    view.layoutIfNeeded()
    deliver()
  }

  /// Performs every kind of change at once. Deletions and reloads use index paths before the
  /// update, insertions those after it, moves both.
  private func deliver() {
    func crate(_ item: Int, on shelf: Int) -> IndexPath { IndexPath(item: item, section: shelf) }
    collectionView.performBatchUpdates {
      stall = .noon
      collectionView.deleteSections([1])
      collectionView.insertSections([2])
      collectionView.moveSection(2, toSection: 0)
      collectionView.deleteItems(at: [crate(2, on: 0), crate(1, on: 2)])
      collectionView.insertItems(at: [crate(3, on: 1)])
      collectionView.moveItem(at: crate(3, on: 0), to: crate(1, on: 0))
      collectionView.moveItem(at: crate(4, on: 0), to: crate(0, on: 1))
      collectionView.reloadItems(at: [crate(0, on: 0)])
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    stall.shelves.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    stall.shelves[section].crates.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    (cell as? CrateCell)?.show(stall.shelves[indexPath.section].crates[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
    (view as? ShelfHeader)?.show(stall.shelves[indexPath.section].name)
    return view
  }
}
