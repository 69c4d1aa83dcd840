import LayoutGeometry

/// The description of a table's section before its layout.
@MainActor
struct TableSection {
  /// The kind and height of a header or a footer.
  enum Edge {
    /// There is none.
    case none
    /// A fixed height, which may be zero, even without a view.
    case given(CGFloat)
    /// The height of the view; the value is the estimate, in points.
    case automatic(CGFloat)
  }

  let style: UITableView.Style
  let header: Edge
  let footer: Edge
  /// The spacing above the header.
  let padding: CGFloat
  /// The common height of all rows; nil for individual heights.
  let rowHeight: CGFloat?
  /// The estimated height of rows that have not been visible.
  let estimate: CGFloat

  /// Returns the spacing around the rows besides the header and the footer.
  func listSpacing(isFirst: Bool, isLast: Bool, scale: Double) -> ListSpacing {
    var listSpacing = ListSpacing(padding: Double(padding))
    guard style != .plain else { return listSpacing }
    let around = ListMetrics.sectionSpacing(
      isFirst: isFirst, isLast: isLast, hasHeader: header.exists,
      hasFooter: footer.exists, scale: scale)
    (listSpacing.before, listSpacing.after) = (around.before, around.after)
    return listSpacing
  }

  func layoutSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let height: NSCollectionLayoutDimension =
      rowHeight.map { .absolute($0) } ?? .estimated(estimate)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if style == .insetGrouped {
      let side = ListMetrics.margin(inWidth: environment.container.contentSize.width)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
    section.boundarySupplementaryItems = [
      header.boundary(UICollectionView.elementKindSectionHeader, .top, style),
      footer.boundary(UICollectionView.elementKindSectionFooter, .bottom, style),
    ].compactMap(\.self)
    section.isTableSection = true
    return section
  }
}

extension TableSection.Edge {
  var exists: Bool { if case .none = self { false } else { true } }

  /// The depth of headers and footers, in front of the rows.
  private static let depth = 2

  @MainActor
  fileprivate func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ style: UITableView.Style
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    let height: NSCollectionLayoutDimension
    switch self {
    case .none: return nil
    case .given(let length):
      guard length > 0 else { return nil }
      height = .absolute(length)
    case .automatic(let guess): height = .estimated(guess)
    }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height), elementKind: kind,
      alignment: alignment)
    item.pinToVisibleBounds = style == .plain
    item.zIndex = Self.depth
    return item
  }
}
