import LayoutGeometry

/// A table's appearance, and the effects of changing it.
extension UITableView {
  func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    // None above and below: a row's content has its row's. Source: UIKit's pictures of
    // essential-feed-case-study (MIT), whose tables have margins of 55 and 42 points there.
    sidesOfPreservedMargins = [.left, .right]
    tableLayout.table = self
    machine.install(on: self)
  }

  func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let place = ScrollTarget.Destination.position(position.itemPosition)
    machine.scroll(
      to: ScrollTarget(path, position == .none ? .visible : place), animated: animated)
  }

  // MARK: Changes

  func placeBackground(insteadOf old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func heightsDidChange() {
    tableLayout.invalidateLayout()
    setNeedsLayout()
  }

  func appearanceDidChange() { heightsDidChange() }

  /// Updates the layout if a table header or footer view, or its height, has changed.
  func edgeViewsMayHaveChanged(_ old: UIView?) {
    let heights = [tableHeaderView, tableFooterView].map { $0?.bounds.height ?? 0 }
    guard heights != edgeHeights || (tableHeaderView !== old && tableFooterView !== old) else {
      return
    }
    edgeHeights = heights
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems = [
      (tableHeaderView, Self.tableHeaderKind, NSRectAlignment.top),
      (tableFooterView, Self.tableFooterKind, .bottom),
    ].compactMap { view, kind, alignment in
      guard let view, view.bounds.height > 0 else { return nil }
      return NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(view.bounds.height)),
        elementKind: kind, alignment: alignment)
    }
    tableLayout.configuration = configuration
    for (kind, view) in [
      (Self.tableHeaderKind, tableHeaderView), (Self.tableFooterKind, tableFooterView),
    ] {
      let key = ElementKey(supplementary: kind, IndexPath(index: 0))
      if let shown = machine.displayed[key], shown.view !== view { machine.recycle(key) }
    }
    setNeedsLayout()
  }

  static let tableHeaderKind = "UITableViewHeader"
  static let tableFooterKind = "UITableViewFooter"

  // MARK: Layout queries

  /// The margin between rows' edges and their content, in points: a root view's own, if it is set.
  var rowMargin: CGFloat {
    guard explicitLayoutMargins != nil, viewOwner?.viewRespectsSystemMinimumLayoutMargins == true
    else { return ListMetrics.margin(inWidth: bounds.width) }
    return layoutMargins.left - (insetsLayoutMarginsFromSafeArea ? safeAreaInsets.left : 0)
  }

  func listPosition(ofRow path: IndexPath, count: Int) -> ListPosition {
    ListPosition(
      role: .row, appearance: style.appearance, margin: rowMargin, isFirst: path.item == 0,
      isLast: path.item == count - 1, separators: separatorStyle == .singleLine ? lines : nil,
      trailingReservedWidth: indexWidth, isTable: true)
  }

  private var lines: UIListSeparatorConfiguration {
    var lines = UIListSeparatorConfiguration(listAppearance: style.appearance)
    lines.color = separatorColor ?? .clear
    lines.multipleSelectionColor = lines.color
    if let inset = explicitSeparatorInset {
      let base = separatorInsetReference == .fromAutomaticInsets ? rowMargin : 0
      lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: base + inset.left, bottom: 0, trailing: inset.right)
    }
    return lines
  }
}
