import LayoutGeometry

/// Places a table's rows, headers and footers: a compositional layout whose sections the table
/// describes.
@MainActor
final class TableLayout: UICollectionViewCompositionalLayout {
  weak var table: UITableView?
  /// How rows come and go in the update under way, by their index paths afterwards and before.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]

  init() {
    final class Owner { weak var layout: TableLayout? }
    let owner = Owner()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    super.init(
      sectionProvider: { section, environment in
        owner.layout?.table?.tableSection(section).layoutSection(environment)
      }, configuration: configuration)
    owner.layout = self
  }

  required init?(coder: NSCoder) { nil }

  override var offersSwipeActions: Bool { true }

  override func swipeActions(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? { table?.swipeActions(at: path, from: edge) }

  /// Heights that the table gives, and those that rows ask for.
  override func rooms(
    of section: NSCollectionLayoutSection, _ number: Int, sections: Int, scale: Double
  ) -> ListRooms {
    table?.tableSection(number).rooms(
      isFirst: number == 0, isLast: number == sections - 1, scale: scale) ?? ListRooms()
  }

  override func listPlace(of element: CompositionalElement) -> ListPlace? {
    guard let table else { return nil }
    switch element {
    case .item(let section, let item):
      return table.place(
        ofRow: IndexPath(item: item, section: section),
        count: host?.numberOfItems(inSection: section) ?? 0)
    case .supplementary(let kind, _, _):
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return ListPlace(
        role: isHeader ? .header : .footer, appearance: table.style.appearance,
        margin: table.rowMargin, isTable: true)
    case .background, .layoutBoundary: return nil
    }
  }

  // MARK: Rows that come and go

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let animation = insertions[itemIndexPath] else { return usual }
    return layoutAttributesForItem(at: itemIndexPath).map { animation.displaced($0) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let animation = deletions[itemIndexPath] else { return usual }
    return usual.map { animation.displaced($0) }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (insertions, deletions) = ([:], [:])
  }
}

extension UITableView.RowAnimation {
  /// Where a row comes from, or goes to, that lies somewhere when it is shown.
  @MainActor
  fileprivate func displaced(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributes.duplicate()
    var frame = attributes.frame
    switch self {
    case .left: frame.origin.x -= frame.width
    case .right: frame.origin.x += frame.width
    case .top: frame.origin.y -= frame.height
    case .bottom: frame.origin.y += frame.height
    case .none:
      attributes.alpha = 1
      return attributes
    case .fade, .middle, .automatic: break
    }
    attributes.frame = frame
    attributes.alpha = 0
    return attributes
  }
}

extension UITableView.Style {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
