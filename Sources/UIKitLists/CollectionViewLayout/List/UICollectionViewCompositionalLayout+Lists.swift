import LayoutGeometry

/// List sections of a compositional layout.
extension UICollectionViewCompositionalLayout {
  /// Adds the spacing of lists before and after a section.
  func addListSpacing(
    to described: inout CompositionalSection, of section: NSCollectionLayoutSection, _ number: Int,
    sections: Int, scale: Double
  ) {
    guard section.isList else { return }
    let (isFirst, isLast) = (number == 0, number == sections - 1)
    let listSpacing = listSpacing(of: section, number, sections: sections, scale: scale)
    described.insets.top += listSpacing.before
    described.insets.bottom += listSpacing.after
    described.spaceBefore = listSpacing.padding
    for index in described.backgrounds.indices
    where described.backgrounds[index].kind == ListBackgroundView.kind {
      let side = -(described.insets.leading + described.reference.leading)
      described.backgrounds[index].insets = CompositionalInsets(
        top: isFirst ? -ListMetrics.backgroundOverhang : 0, leading: side,
        bottom: isLast ? -ListMetrics.backgroundOverhang : 0, trailing: side)
    }
  }

  /// Registers the background view if any section has a background.
  func registerListBackground() {
    guard descriptions?.contains(where: { $0.list?.background != nil }) == true,
      decorationViewSource(ofKind: ListBackgroundView.kind) == nil
    else { return }
    register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
  }

  /// Returns an element's position in its list; nil for an element outside of lists.
  func positionInList(of element: CompositionalElement) -> ListPosition? {
    guard let descriptions, let host else { return nil }
    func list(_ section: Int) -> ListSection? { descriptions[safe: section]?.list }
    let margin = ListMetrics.margin(inWidth: host.bounds.width)
    switch element {
    case .item(let section, let item):
      return list(section)?.listPosition(
        ofItem: IndexPath(item: item, section: section),
        count: host.numberOfItems(inSection: section), margin: margin)
    case .supplementary(let kind, let section, _):
      guard let list = list(section) else { return nil }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return ListPosition(
        role: isHeader ? .header : .footer, appearance: list.configuration.appearance,
        margin: margin)
    case .background(ListBackgroundView.kind, let section):
      guard let list = list(section) else { return nil }
      return ListPosition(
        role: .background, appearance: list.configuration.appearance, background: list.background)
    case .background, .layoutBoundary: return nil
    }
  }

  /// Returns the swipe actions of a list row.
  func listSwipeActions(at path: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let list = descriptions?[safe: path.section]?.list else { return nil }
    return switch edge {
    case .leading: list.configuration.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: list.configuration.trailingSwipeActionsConfigurationProvider?(path)
    }
  }
}
