import LayoutGeometry

/// Sections that are lists, in their places.
extension UICollectionViewCompositionalLayout {
  /// Adds the room that lists keep to what comes before and after them.
  func addListRooms(
    to described: inout CompositionalSection, of section: NSCollectionLayoutSection, _ number: Int,
    sections: Int, scale: Double
  ) {
    guard section.isList else { return }
    let (isFirst, isLast) = (number == 0, number == sections - 1)
    let rooms = rooms(of: section, number, sections: sections, scale: scale)
    described.insets.top += rooms.before
    described.insets.bottom += rooms.after
    described.spaceBefore = rooms.padding
    for index in described.backgrounds.indices
    where described.backgrounds[index].kind == ListGroundView.kind {
      let side = -(described.insets.leading + described.reference.leading)
      described.backgrounds[index].insets = CompositionalInsets(
        top: isFirst ? -ListMetrics.groundOverhang : 0, leading: side,
        bottom: isLast ? -ListMetrics.groundOverhang : 0, trailing: side)
    }
  }

  /// Registers the view of grounds where any section has one.
  func registerListGround() {
    guard descriptions?.contains(where: { $0.list?.ground != nil }) == true,
      decorationViewSource(ofKind: ListGroundView.kind) == nil
    else { return }
    register(ListGroundView.self, forDecorationViewOfKind: ListGroundView.kind)
  }

  /// What an element is told of its place; nil for one that is in no list.
  func placeInList(of element: CompositionalElement) -> ListPlace? {
    guard let descriptions, let host else { return nil }
    func list(_ section: Int) -> ListSection? { descriptions[safe: section]?.list }
    let margin = CGFloat(ListMetrics.margin(inWidth: Double(host.bounds.width)))
    switch element {
    case .item(let section, let item):
      return list(section)?.place(
        ofItem: IndexPath(item: item, section: section),
        count: host.numberOfItems(inSection: section), margin: margin)
    case .supplementary(let kind, let section, _):
      guard let list = list(section) else { return nil }
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return ListPlace(
        role: isHeader ? .header : .footer, appearance: list.configuration.appearance,
        margin: margin)
    case .background(ListGroundView.kind, let section):
      guard let list = list(section) else { return nil }
      return ListPlace(
        role: .ground, appearance: list.configuration.appearance, ground: list.ground)
    case .background, .layoutBoundary: return nil
    }
  }

  /// What a swipe over a row of a list reveals.
  func listSwipeActions(at path: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let list = descriptions?[safe: path.section]?.list else { return nil }
    return switch edge {
    case .leading: list.configuration.leadingSwipeActionsConfigurationProvider?(path)
    case .trailing: list.configuration.trailingSwipeActionsConfigurationProvider?(path)
    }
  }
}
