/// What is where in a table. Rectangles are in points of the content.
extension UITableView {
  /// How many sections there are, as the data source last said.
  public var numberOfSections: Int { machine.numberOfSections }

  /// How many rows a section has, as the data source last said.
  public func numberOfRows(inSection section: Int) -> Int {
    machine.numberOfItems(inSection: section)
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    machine.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The rows in sight, from top to bottom; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = machine.visibleItems
    return paths.isEmpty ? nil : paths
  }

  /// The cell of a row; nil where it is out of sight and not prepared.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    machine.cell(at: indexPath) as? UITableViewCell
  }

  /// The row of a cell; nil for one that is out of sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { machine.indexPath(for: cell) }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    machine.indexPathForItem(at: point)
  }

  /// The rows that meet a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let found = tableLayout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// Where a row lies, or is thought to lie while it has not been in sight.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    machine.attributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Where a section's header lies; zero without one.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: UICollectionView.elementKindSectionHeader, section)
  }

  /// Where a section's footer lies; zero without one.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: UICollectionView.elementKindSectionFooter, section)
  }

  /// The rectangle around a section's header, rows and footer.
  public func rect(forSection section: Int) -> CGRect {
    let edges = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
      .filter { $0.height > 0 }
    let count = numberOfRows(inSection: section)
    let rows =
      count == 0
      ? []
      : [0, count - 1].map {
        rectForRow(at: IndexPath(row: $0, section: section))
      }
    let all = edges + rows
    return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
  }

  /// The header of a section; nil where it is out of sight or not of that class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(UICollectionView.elementKindSectionHeader, section)
      as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil where it is out of sight or not of that class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(UICollectionView.elementKindSectionFooter, section)
      as? UITableViewHeaderFooterView
  }

  /// The row that was selected first; nil for none.
  public var indexPathForSelectedRow: IndexPath? { machine.selection.indexPaths.first }

  /// The selected rows in the order in which they were selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = machine.selection.indexPaths
    return paths.isEmpty ? nil : paths
  }

  /// Whether changes have been begun that are not made yet, or rows are shown that the data source
  /// does not have (iOS 11).
  public var hasUncommittedUpdates: Bool {
    machine.activity.recording != nil || !machine.guests.isEmpty
  }

  /// Scrolls the row that was selected first to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// What stays where it is in sight while rows scroll: pinned headers and footers, and the index.
  package var viewsInPlace: [UIView] {
    let index = indexView.superview === self ? [indexView] : []
    return machine.viewsInPlace + index
  }

  private func rect(of kind: String, _ section: Int) -> CGRect {
    machine.attributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
  }

  private func edgeView(_ kind: String, _ section: Int) -> UIView? {
    machine.supplementaryElement(shown: kind, at: IndexPath(item: 0, section: section))?.view
  }
}

extension UITableView.ScrollPosition {
  var itemPosition: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
