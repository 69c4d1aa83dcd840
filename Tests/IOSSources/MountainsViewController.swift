import UIKit

/// Mountains by country, filtered by name: a diffable data source as people write it.
class MountainsViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case favorites
    case all
  }

  struct Mountain: Hashable {
    let identifier = UUID()
    let name: String
    var height: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }

    static func == (lhs: Mountain, rhs: Mountain) -> Bool {
      return lhs.identifier == rhs.identifier
    }

    func contains(_ filter: String?) -> Bool {
      guard let filterText = filter else { return true }
      if filterText.isEmpty { return true }
      return name.lowercased().contains(filterText.lowercased())
    }
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Mountain>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>

  var mountains = ["Aconcagua", "Denali", "Elbrus", "Fuji", "Matterhorn", "Mont Blanc"].enumerated()
    .map { Mountain(name: $0.element, height: 3000 + $0.offset * 500) }
  private var favorites = Set<Mountain>()

  private(set) var mountainsCollectionView: UICollectionView!
  private(set) lazy var dataSource = makeDataSource()
  private(set) var finishedUpdates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    applySnapshot(animatingDifferences: false)
  }

  func configureHierarchy() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    mountainsCollectionView = collectionView
  }

  func makeDataSource() -> DataSource {
    let cellRegistration = UICollectionView.CellRegistration<MountainCell, Mountain> {
      (cell, indexPath, mountain) in
      cell.label.text = "\(mountain.name), \(mountain.height) m"
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] (view, elementKind, indexPath) in
      let section = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section]
      view.label.text = section == .favorites ? "Favorites" : "All"
    }
    let dataSource = DataSource(collectionView: mountainsCollectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Mountain)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    dataSource.supplementaryViewProvider = { (view, kind, index) in
      return view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: index)
    }
    return dataSource
  }

  func performQuery(with filter: String?) {
    applySnapshot(filter: filter)
  }

  func applySnapshot(filter: String? = nil, animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    for mountain in mountains where mountain.contains(filter) {
      snapshot.appendItems([mountain], toSection: favorites.contains(mountain) ? .favorites : .all)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences) { [weak self] in
      self?.finishedUpdates += 1
    }
  }

  func toggleFavorite(at indexPath: IndexPath) {
    guard let mountain = dataSource.itemIdentifier(for: indexPath) else { return }
    if favorites.remove(mountain) == nil { favorites.insert(mountain) }
    applySnapshot()
  }

  func measure(_ name: String, height: Int) {
    guard let index = mountains.firstIndex(where: { $0.name == name }) else { return }
    mountains[index].height = height
    var snapshot = dataSource.snapshot()
    let items = snapshot.itemIdentifiers.map { $0 == mountains[index] ? mountains[index] : $0 }
    for section in snapshot.sectionIdentifiers {
      let members = snapshot.itemIdentifiers(inSection: section)
      snapshot.deleteItems(members)
      snapshot.appendItems(items.filter { members.contains($0) }, toSection: section)
    }
    snapshot.reconfigureItems([mountains[index]])
    dataSource.apply(snapshot)
  }
}

class MountainCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }
}

/// A data source of its own, as subclasses of the diffable one are written.
class ReorderableDataSource: UICollectionViewDiffableDataSource<String, Int> {
  private(set) var moves: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    return itemIdentifier(for: indexPath) != nil
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let fromItem = itemIdentifier(for: sourceIndexPath),
      sourceIndexPath != destinationIndexPath
    else { return }
    var snap = snapshot()
    snap.deleteItems([fromItem])
    if let toItem = itemIdentifier(for: destinationIndexPath) {
      let isAfter = destinationIndexPath.row > sourceIndexPath.row
      if isAfter {
        snap.insertItems([fromItem], afterItem: toItem)
      } else {
        snap.insertItems([fromItem], beforeItem: toItem)
      }
    } else {
      snap.appendItems([fromItem], toSection: sectionIdentifier(for: sourceIndexPath.section))
    }
    moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    apply(snap, animatingDifferences: false)
  }
}
