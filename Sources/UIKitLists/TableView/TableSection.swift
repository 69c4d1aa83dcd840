import LayoutGeometry

/// What a table knows of a section before it is laid out.
@MainActor
struct TableSection {
  /// A header or a footer.
  enum Edge {
    /// The section has none.
    case none
    /// There is one of a height, which may be zero, be it without a view.
    case given(CGFloat)
    /// There is one as high as it asks to be, taken for so many points before.
    case automatic(CGFloat)
  }

  let style: UITableView.Style
  let header: Edge
  let footer: Edge
  /// Room above the header.
  let padding: CGFloat
  /// All rows' height; nil where each has its own.
  let rowHeight: CGFloat?
  /// What rows are taken for that have not been in sight.
  let estimate: CGFloat

  /// The room around the rows beside the header and the footer.
  func rooms(isFirst: Bool, isLast: Bool, scale: Double) -> ListRooms {
    var rooms = ListRooms(padding: Double(padding))
    guard style != .plain else { return rooms }
    let around = ListMetrics.rooms(
      isFirst: isFirst, isLast: isLast, hasHeader: header.isSpokenOf,
      hasFooter: footer.isSpokenOf, scale: scale)
    (rooms.before, rooms.after) = (around.before, around.after)
    return rooms
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
      let side = CGFloat(
        ListMetrics.margin(inWidth: Double(environment.container.contentSize.width)))
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
  var isSpokenOf: Bool { if case .none = self { false } else { true } }

  /// In front of the rows.
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
