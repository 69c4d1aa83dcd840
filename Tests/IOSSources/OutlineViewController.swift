import UIKit

/// Recipes under their courses; the user expands courses and brings recipes into another order.
class OutlineViewController: UIViewController {
  enum Section: CaseIterable {
    case favorites, courses
  }

  struct Item: Hashable {
    let title: String
    let hasChildren: Bool
    private let identifier = UUID()

    init(_ title: String, hasChildren: Bool = false) {
      self.title = title
      self.hasChildren = hasChildren
    }
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private(set) var backingStore: [Section: [Item]] = [:]
  let dessert = Item("Dessert", hasChildren: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 30)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshots()
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> {
      [weak self] (cell, indexPath, item) in
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      if let snapshot = self?.dataSource.snapshot(for: .courses), snapshot.contains(item) {
        content.secondaryText = "level \(snapshot.level(of: item))"
      }
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      (collectionView, indexPath, item) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: item)
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      return item.title != "Dinner"
    }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = {
      [weak self] parent, currentChildSnapshot -> NSDiffableDataSourceSectionSnapshot<Item> in
      guard parent == self?.dessert, currentChildSnapshot.items.isEmpty else {
        return currentChildSnapshot
      }
      var children = NSDiffableDataSourceSectionSnapshot<Item>()
      children.append([Item("Trifle"), Item("Crumble")])
      return children
    }
    dataSource.reorderingHandlers.canReorderItem = { item in return !item.hasChildren }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self else { return }
      for sectionTransaction in transaction.sectionTransactions {
        let sectionIdentifier = sectionTransaction.sectionIdentifier
        if let previous = self.backingStore[sectionIdentifier],
          let updated = previous.applying(sectionTransaction.difference)
        {
          self.backingStore[sectionIdentifier] = updated
        }
      }
    }
  }

  private func applyInitialSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var favorites = NSDiffableDataSourceSectionSnapshot<Item>()
    favorites.append([Item("Toast"), Item("Soup")])
    dataSource.apply(favorites, to: .favorites, animatingDifferences: false)

    var courses = NSDiffableDataSourceSectionSnapshot<Item>()
    let dinner = Item("Dinner", hasChildren: true)
    courses.append([dinner, dessert])
    courses.append([Item("Stew"), Item("Roast")], to: dinner)
    courses.expand([dinner])
    dataSource.apply(courses, to: .courses, animatingDifferences: false)

    for section in Section.allCases {
      backingStore[section] = dataSource.snapshot(for: section).items
    }
  }
}
