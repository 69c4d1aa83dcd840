import LayoutGeometry

/// The geometry and the appearance of a list section.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration

  var background: UIColor? { configuration.backgroundColor ?? configuration.appearance.background }

  /// The spacing above the header, in points.
  var headerPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    let isPlain = configuration.appearance == .plain
    return configuration.headerTopPadding
      ?? (isPlain ? CGFloat(ListMetrics.plainHeaderPadding) : 0)
  }

  /// Returns the spacing around the rows, which depends on the adjacent sections.
  func listSpacing(isFirst: Bool, isLast: Bool, scale: Double) -> ListSpacing {
    var listSpacing = ListSpacing(padding: Double(headerPadding))
    guard configuration.appearance.isGrouped else { return listSpacing }
    (listSpacing.before, listSpacing.after) = ListMetrics.sectionSpacing(
      isFirst: isFirst, isLast: isLast, hasHeader: configuration.headerMode != .none,
      hasFooter: configuration.footerMode != .none, scale: scale)
    return listSpacing
  }

  /// Returns an item's position in the list.
  func listPosition(ofItem path: IndexPath, count: Int, margin: CGFloat) -> ListPosition {
    let hasHeader = configuration.headerMode == .firstItemInSection
    let appearance = configuration.appearance
    if hasHeader && path.item == 0 {
      return ListPosition(role: .header, appearance: appearance, margin: margin)
    }
    return ListPosition(
      role: .row, appearance: appearance, margin: margin, isFirst: path.item == (hasHeader ? 1 : 0),
      isLast: path.item == count - 1, separators: separators(at: path))
  }

  private func separators(at path: IndexPath) -> UIListSeparatorConfiguration? {
    guard configuration.showsSeparators else { return nil }
    let common = configuration.separatorConfiguration
    return configuration.itemSeparatorHandler?(path, common) ?? common
  }
}
