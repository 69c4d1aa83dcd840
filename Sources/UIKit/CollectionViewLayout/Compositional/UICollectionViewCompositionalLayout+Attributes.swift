import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// What is in sight, for what is pinned and for sections that scroll by themselves.
  var sight: CompositionalGeometry.Sight {
    guard let host else { return .init() }
    let bounds = axis.axisRect(host.layoutBounds)
    let inset = host.layoutInset.along(axis)
    let start = bounds.main + inset.leading
    let end = max(start, bounds.main + bounds.size.main - inset.trailing)
    return .init(visible: start <= end ? start...end : nil, scrolled: rowDistances(host))
  }

  /// How far rows are scrolled: where nobody has, those that centre their groups stand before their
  /// start.
  private func rowDistances(_ host: any CollectionViewLayoutHost) -> [Int: Double] {
    var distances = host.rowDistances
    for section in centredRows where distances[section] == nil {
      distances[section] = orthogonalRow(ofSection: section)?.stops.range.lowerBound
    }
    return distances
  }

  private var centredRows: [Int] {
    guard let descriptions else { return [] }
    return descriptions.indices.filter {
      descriptions[$0].orthogonalScrollingBehavior == .groupPagingCentered
    }
  }

  /// Whether a new offset changes what has been answered.
  var followsOffset: Bool {
    if shared.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { return true }
    return descriptions?.contains { section in
      section.visibleItemsInvalidationHandler != nil
        || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    } ?? false
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let sight = sight
    var found: [UICollectionViewLayoutAttributes] = []
    geometry.forEachElement(in: rect, sight: sight) { placed in
      found.append(attributes(placed, sight))
    }
    handleVisibleItems(found, in: rect, sight)
    return found
  }

  func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes? {
    guard let geometry else { return nil }
    let sight = sight
    guard let placed = geometry.placed(element, sight: sight) else { return nil }
    let made = attributes(placed, sight)
    guard let host else { return made }
    handleVisibleItems([made], in: host.layoutBounds, sight)
    return made
  }

  private func attributes(
    _ placed: PlacedElement, _ sight: CompositionalGeometry.Sight
  ) -> UICollectionViewLayoutAttributes {
    let made =
      switch placed.element {
      case .item(let section, let item):
        makeAttributes(.cell, at: IndexPath(item: item, section: section))
      case .supplementary(let kind, let section, let index):
        makeAttributes(
          .supplementaryView, kind: kind, at: IndexPath(item: index, section: section))
      case .background(let kind, let section):
        makeAttributes(.decorationView, kind: kind, at: IndexPath(item: 0, section: section))
      case .layoutBoundary(let kind):
        makeAttributes(.supplementaryView, kind: kind, at: IndexPath(index: 0))
      }
    made.frame = placed.frame
    made.zIndex = placed.zIndex
    let estimated = geometry?.estimated(placed.element) ?? (width: false, height: false)
    made.fittedAxes = UIAxis(
      (estimated.width ? [.horizontal] : []) + (estimated.height ? [UIAxis.vertical] : []))
    if let row = geometry?.rowSection(of: placed.element) {
      let distance = CGFloat(sight.scrolled[row] ?? 0)
      made.row = RowPlace(
        section: row,
        shift: axis == .vertical ? CGPoint(x: -distance, y: 0) : CGPoint(x: 0, y: -distance))
    }
    return made
  }

  /// Shows the handlers of sections what of these is in sight, for them to change it.
  private func handleVisibleItems(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect,
    _ sight: CompositionalGeometry.Sight
  ) {
    guard let host, let descriptions else { return }
    for (number, section) in descriptions.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let own = found.filter { $0.indexPath.count == 2 && $0.indexPath.section == number }
      guard !own.isEmpty else { continue }
      let distance = CGFloat(sight.scrolled[number] ?? 0)
      let isRow = section.orthogonalScrollingBehavior != .none
      let offset =
        !isRow
        ? host.layoutBounds.origin
        : axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      handler(own.map(VisibleItem.init), offset, environment(host))
    }
  }
}

extension CompositionalElement {
  /// The supplementary view of an index path: of one index for those of the whole layout.
  init?(supplementary kind: String, at indexPath: IndexPath) {
    switch indexPath.count {
    case 1: self = .layoutBoundary(kind: kind)
    case 2: self = .supplementary(kind: kind, section: indexPath.section, index: indexPath.item)
    default: return nil
    }
  }

  /// The element that attributes are of.
  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard path.count == 2 else { return nil }
      self = .item(section: path.section, item: path.item)
    case .supplementaryView:
      self.init(supplementary: attributes.representedElementKind ?? "", at: path)
    case .decorationView:
      guard let section = path.first else { return nil }
      self = .background(kind: attributes.representedElementKind ?? "", section: section)
    }
  }
}
