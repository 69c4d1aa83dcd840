import LayoutGeometry

/// The heights of a table's rows, headers and footers: fixed, estimated or measured.
extension UITableView {
  func tableSection(_ section: Int) -> TableSection {
    let header = edge(
      UICollectionView.elementKindSectionHeader, section,
      given: delegate?.tableView?(self, heightForHeaderInSection: section), sectionHeaderHeight,
      guess: delegate?.tableView?(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight,
      title: dataSource?.tableView?(self, titleForHeaderInSection: section))
    let footer = edge(
      UICollectionView.elementKindSectionFooter, section,
      given: delegate?.tableView?(self, heightForFooterInSection: section), sectionFooterHeight,
      guess: delegate?.tableView?(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight,
      title: dataSource?.tableView?(self, titleForFooterInSection: section))
    let automatic = style == .plain ? CGFloat(ListMetrics.plainHeaderPadding) : 0
    let padding =
      sectionHeaderTopPadding == Self.automaticDimension ? automatic : sectionHeaderTopPadding
    return TableSection(
      style: style, header: header, footer: footer, padding: header.exists ? padding : 0,
      rowHeight: commonRowHeight,
      estimate: estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardHeight)
  }

  private func edge(
    _ kind: String, _ section: Int, given: CGFloat?, _ common: CGFloat, guess: CGFloat,
    title: String?
  ) -> TableSection.Edge {
    // A title in a grouped table gets the height that it needs: nibs set 10 or 18 points for such
    // tables, and their titles are visible.
    let titleAsks = given == nil && style != .plain && title?.isEmpty == false
    let isTooLow = titleAsks && common < Self.titledEdgeHeight
    let length = isTooLow ? Self.automaticDimension : given ?? common
    if length != Self.automaticDimension { return .given(max(0, length)) }
    let automatic = TableSection.Edge.automatic(guess > 0 ? guess : Self.standardHeight)
    guard title == nil else { return automatic }
    let mayHaveView = edges.mayHaveView(.init(kind: kind, section: section)) {
      requestEdgeView(kind, section)
    }
    return mayHaveView ? automatic : .none
  }

  /// The minimum fixed height for a title above or below a group, in points. Uncertain.
  private static let titledEdgeHeight: CGFloat = 28

  /// Returns the delegate's view for a header or a footer; nil without the method.
  private func requestEdgeView(_ kind: String, _ section: Int) -> UIView?? {
    guard let delegate else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let view =
      isHeader
      ? delegate.tableView?(self, viewForHeaderInSection: section)
      : delegate.tableView?(self, viewForFooterInSection: section)
    let isMissing = MissingRequirement.isMarked(
      delegate, isHeader ? .tableViewViewForHeaderInSection : .tableViewViewForFooterInSection)
    return isMissing ? nil : .some(view)
  }

  /// Returns the delegate's view for a header or a footer that becomes visible.
  func takeEdgeView(_ kind: String, _ section: Int) -> UIView? {
    edges.takeView(.init(kind: kind, section: section)) { requestEdgeView(kind, section) }
  }

  // MARK: Rows

  /// The default height of rows.
  private static var standardHeight: CGFloat { CGFloat(ListMetrics.minimumRowHeight) }

  /// The common height of all rows; nil for individual heights.
  private var commonRowHeight: CGFloat? {
    guard rowHeight > 0 || !estimatesRows else { return nil }
    let common = rowHeight > 0 ? rowHeight : Self.standardHeight
    guard let path = firstRow else { return common }
    let first: CGFloat? = delegate?.tableView?(self, heightForRowAt: path)
    return first == nil ? common : nil
  }

  private var firstRow: IndexPath? {
    machine.counts.firstFilled.map { IndexPath(row: 0, section: $0) }
  }

  /// Whether rows have estimated heights until they are visible.
  private var estimatesRows: Bool { estimatedRowHeight != 0 || delegateEstimatesRows }

  private var delegateEstimatesRows: Bool {
    guard let path = firstRow else { return false }
    let first: CGFloat? = delegate?.tableView?(self, estimatedHeightForRowAt: path)
    return first != nil
  }

  /// Returns the initial heights of a section's rows: the delegate's estimates, or the fixed
  /// heights without estimates; nil for a common estimate.
  func startingHeights(ofSection section: Int) -> (heights: [CGFloat], areFinal: Bool)? {
    guard commonRowHeight == nil else { return nil }
    let rows = (0..<numberOfRows(inSection: section)).lazy.map {
      IndexPath(row: $0, section: section)
    }
    if delegateEstimatesRows {
      return (rows.map(estimatedHeight), areFinal: false)
    }
    guard !estimatesRows else { return nil }
    return (rows.map { self.givenHeight(ofRow: $0) ?? Self.standardHeight }, areFinal: true)
  }

  private func estimatedHeight(ofRow path: IndexPath) -> CGFloat {
    let guess = delegate?.tableView?(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if guess > 0 { return guess }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardHeight
  }

  /// Returns a row's fixed height; nil for its own height. Without estimates, rows are not
  /// measured.
  func givenHeight(ofRow path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    guard height == Self.automaticDimension else { return max(0, height) }
    return estimatesRows ? nil : Self.standardHeight
  }
}
