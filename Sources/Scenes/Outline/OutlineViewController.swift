import UIKit

/// A sidebar whose branches are expanded and collapsed by disclosure indicators.
final class OutlineViewController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  private static let tree: [(branch: String, leaves: [String])] = [
    ("Kitchen garden", ["Beans", "Brassicas", "Roots"]),
    ("Orchard", ["Apples", "Pears"]),
    ("Under glass", ["Citrus", "Ferns", "Orchids"]),
  ]
  private static let roots = ["Beetroot", "Parsnip"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let source = makeSource(list)
    source.apply(Self.snapshot, to: 0, animatingDifferences: false)
    list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    self.source = source
  }

  private func makeSource(
    _ list: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    let branches = Set(Self.tree.map(\.branch) + ["Roots"])
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = branches.contains(text) ? [.outlineDisclosure()] : []
    }
    return UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  private static var snapshot: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(tree.map(\.branch))
    for (branch, leaves) in tree { snapshot.append(leaves, to: branch) }
    snapshot.append(roots, to: "Roots")
    snapshot.expand(["Kitchen garden", "Roots"])
    return snapshot
  }
}
