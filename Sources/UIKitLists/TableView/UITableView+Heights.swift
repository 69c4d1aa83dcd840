import LayoutGeometry

/// How high what a table shows is: given, guessed or measured.
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
      style: style, header: header, footer: footer, padding: header.isSpokenOf ? padding : 0,
      rowHeight: commonRowHeight,
      estimate: estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardHeight)
  }

  private func edge(
    _ kind: String, _ section: Int, given: CGFloat?, _ common: CGFloat, guess: CGFloat,
    title: String?
  ) -> TableSection.Edge {
    // A title in a grouped table has the room that it asks for: nibs give such tables 10 or 18
    // points, and their titles are seen.
    let titleAsks = given == nil && style != .plain && title?.isEmpty == false
    let isTooLow = titleAsks && common < Self.titledEdgeHeight
    let length = isTooLow ? Self.automaticDimension : given ?? common
    if length != Self.automaticDimension { return .given(max(0, length)) }
    let automatic = TableSection.Edge.automatic(guess > 0 ? guess : Self.standardHeight)
    guard title == nil else { return automatic }
    let mayHaveView = edges.mayHaveView(.init(kind: kind, section: section)) {
      askForEdgeView(kind, section)
    }
    return mayHaveView ? automatic : .none
  }

  /// Less than this is too little for a title above or below a group, in points. Uncertain.
  private static let titledEdgeHeight: CGFloat = 28

  /// The delegate's view for a header or a footer; nil where it has no such method.
  private func askForEdgeView(_ kind: String, _ section: Int) -> UIView?? {
    kind == UICollectionView.elementKindSectionHeader
      ? delegate?.tableView?(self, viewForHeaderInSection: section)
      : delegate?.tableView?(self, viewForFooterInSection: section)
  }

  /// The delegate's view for a header or a footer that comes into sight.
  func takeEdgeView(_ kind: String, _ section: Int) -> UIView? {
    edges.takeView(.init(kind: kind, section: section)) { askForEdgeView(kind, section) }
  }

  // MARK: Rows

  /// How high rows are of which nothing is known.
  private static var standardHeight: CGFloat { CGFloat(ListMetrics.leastRowHeight) }

  /// All rows' height; nil where rows are asked.
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

  /// Whether rows are taken for something until they are in sight.
  private var estimatesRows: Bool { estimatedRowHeight != 0 || delegateEstimatesRows }

  private var delegateEstimatesRows: Bool {
    guard let path = firstRow else { return false }
    let first: CGFloat? = delegate?.tableView?(self, estimatedHeightForRowAt: path)
    return first != nil
  }

  /// The heights of a section's rows, where each is asked for before it is in sight: what the
  /// delegate guesses, or, without estimates, what is given.
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

  /// The height that a row is given; nil for as high as it asks to be. Without estimates rows are
  /// not asked.
  func givenHeight(ofRow path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    guard height == Self.automaticDimension else { return max(0, height) }
    return estimatesRows ? nil : Self.standardHeight
  }
}
