/// Queries for rows, cells and rectangles. Rectangles are in points of the content.
extension UITableView {
  /// The number of sections, as last read from the data source.
  public var numberOfSections: Int { machine.numberOfSections }

  /// Returns the number of rows in a section, as last read from the data source.
  public func numberOfRows(inSection section: Int) -> Int {
    machine.numberOfItems(inSection: section)
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    machine.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The visible rows, from top to bottom; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = machine.visibleItems
    return paths.isEmpty ? nil : paths
  }

  /// Returns the cell of a row; nil if it is neither visible nor prepared.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    machine.cell(at: indexPath) as? UITableViewCell
  }

  /// Returns the row of a cell; nil if the cell is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { machine.indexPath(for: cell) }

  /// Returns the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    machine.indexPathForItem(at: point)
  }

  /// Returns the rows that intersect a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let found = tableLayout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the frame of a row, estimated until the row has been visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    machine.attributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Returns the frame of a section's header; zero without one.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: UICollectionView.elementKindSectionHeader, section)
  }

  /// Returns the frame of a section's footer; zero without one.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: UICollectionView.elementKindSectionFooter, section)
  }

  /// Returns the rectangle of a section's header, rows and footer.
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

  /// Returns the header of a section; nil if it is not visible or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(UICollectionView.elementKindSectionHeader, section)
      as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; nil if it is not visible or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(UICollectionView.elementKindSectionFooter, section)
      as? UITableViewHeaderFooterView
  }

  /// The first selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { machine.selection.indexPaths.first }

  /// The selected rows, in the order of their selection; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = machine.selection.indexPaths
    return paths.isEmpty ? nil : paths
  }

  /// Whether an update is open, or rows are shown that the data source does not have (iOS 11).
  public var hasUncommittedUpdates: Bool {
    machine.activity.recording != nil || !machine.placeholderItems.isEmpty
  }

  /// Scrolls the first selected row to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// The views that stay in place during scrolling: pinned headers and footers, and the index.
  package var visibleViews: [UIView] {
    let index = indexView.superview === self ? [indexView] : []
    return machine.visibleViews + index
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
