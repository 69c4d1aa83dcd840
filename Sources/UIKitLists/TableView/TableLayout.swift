import LayoutGeometry

/// The layout of a table's rows, headers and footers: a compositional layout whose sections the
/// table describes.
@MainActor
final class TableLayout: UICollectionViewCompositionalLayout {
  weak var table: UITableView?
  /// The animations of the current update.
  var animations = TableAnimations()

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

  /// Returns the spacing of a section from the table's heights.
  override func listSpacing(
    of section: NSCollectionLayoutSection, _ number: Int, sections: Int, scale: Double
  ) -> ListSpacing {
    table?.tableSection(number).listSpacing(
      isFirst: number == 0, isLast: number == sections - 1, scale: scale) ?? ListSpacing()
  }

  override func startingHeights(
    ofSection section: Int
  ) -> (heights: [CGFloat], areFinal: Bool)? { table?.startingHeights(ofSection: section) }

  override func listPosition(of element: CompositionalElement) -> ListPosition? {
    guard let table else { return nil }
    switch element {
    case .item(let section, let item):
      return table.listPosition(
        ofRow: IndexPath(item: item, section: section),
        count: host?.numberOfItems(inSection: section) ?? 0)
    case .supplementary(let kind, _, _):
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return ListPosition(
        role: isHeader ? .header : .footer, appearance: table.style.appearance,
        margin: table.rowMargin, isTable: true)
    case .background, .layoutBoundary: return nil
    }
  }

  // MARK: Missing headers

  /// A section without a header view removes all of the header's space.
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isMissing(originalAttributes)
      || super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    if isMissing(originalAttributes) {
      (context as? CompositionalInvalidationContext)?.extent = .positions
    }
    return context
  }

  private func isMissing(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let kind = attributes.representedElementKind else { return false }
    let element = machine?.supplementaryElement(shown: kind, at: attributes.indexPath)
    return element?.view is EmptyHeaderFooterView
  }

  // MARK: Insertions and deletions

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    animations.resolve(updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let animation = animations.appearing(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return layoutAttributesForItem(at: itemIndexPath).map(animation.displaced)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let animation = animations.disappearing(itemIndexPath) else { return usual }
    return usual.map(animation.displaced)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let animation = animations.appearing(section: elementIndexPath.first) else {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
    return layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
      .map(animation.displaced)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard let animation = animations.disappearing(section: elementIndexPath.first) else {
      return usual
    }
    return usual.map(animation.displaced)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    animations = TableAnimations()
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
