import UIKit

/// A shop: shelves that scroll orthogonally, below sticky headers.
final class StoreViewController: UICollectionViewController {
  private static let cellIdentifier = "Product"

  private let shelves = StoreShelf.all

  init() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      StoreLayout.section(StoreShelf.all[section].style)
    }
    layout.register(StoreGround.self, forDecorationViewOfKind: StoreLayout.groundKind)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(StoreCard.self, forCellWithReuseIdentifier: Self.cellIdentifier)
    collectionView.register(
      StoreHeader.self, forSupplementaryViewOfKind: StoreLayout.headerKind,
      withReuseIdentifier: StoreLayout.headerKind)
    collectionView.register(
      StoreBadge.self, forSupplementaryViewOfKind: StoreLayout.badgeKind,
      withReuseIdentifier: StoreLayout.badgeKind)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].products.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    let shelf = shelves[indexPath.section]
    (cell as? StoreCard)?.show(shelf.products[indexPath.item], as: shelf.style)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    let shelf = shelves[indexPath.section]
    (view as? StoreHeader)?.show(shelf.name)
    (view as? StoreBadge)?.show(shelf.products[indexPath.item].badge)
    return view
  }
}
