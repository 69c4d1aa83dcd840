import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// The visible range and the scroll distances, for pinned views and orthogonal sections.
  var viewport: CompositionalGeometry.Viewport {
    guard let host else { return .init() }
    let bounds = axis.axisRect(host.layoutBounds)
    let inset = host.layoutInset.along(axis)
    let start = bounds.main + inset.leading
    let end = max(start, bounds.main + bounds.size.main - inset.trailing)
    return .init(visible: start <= end ? start...end : nil, scrolled: rowDistances(host))
  }

  /// Returns the scroll distances of sections. Centred ones that have not been scrolled start at
  /// their least offset, before their start.
  private func rowDistances(_ host: any CollectionViewLayoutHost) -> [Int: Double] {
    var distances = host.rowDistances
    for section in survey.centred where distances[section] == nil {
      distances[section] = orthogonalRow(ofSection: section)?.stops.range.lowerBound
    }
    return distances
  }

  /// Whether a new content offset changes attributes already returned.
  var followsOffset: Bool { survey.pins || !survey.handled.isEmpty }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let viewport = viewport
    var found: [UICollectionViewLayoutAttributes] = []
    geometry.forEachElement(in: rect, viewport: viewport) { placed in
      found.append(attributes(placed, of: geometry, viewport))
    }
    return handled(found, in: rect, viewport)
  }

  func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes? {
    guard let geometry else { return nil }
    let viewport = viewport
    guard let placed = geometry.placed(element, viewport: viewport) else { return nil }
    return lastHandled(attributes(placed, of: geometry, viewport))
  }

  /// The geometry is a parameter because a read from the layout copies it for each element.
  private func attributes(
    _ placed: PlacedElement, of geometry: CompositionalGeometry,
    _ viewport: CompositionalGeometry.Viewport
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
    made.fittedAxes = measuredAxes(of: placed.element, in: geometry)
    if survey.hasLists { made.list = listPosition(of: placed.element) }
    if let row = geometry.rowSection(of: placed.element) {
      made.row = RowContainer(
        section: row, scrolled: CGFloat(viewport.scrolled[row] ?? 0),
        isHorizontal: axis == .vertical)
    }
    return made
  }

  private func measuredAxes(
    of element: CompositionalElement, in geometry: CompositionalGeometry
  ) -> UIAxis {
    guard geometry.isEstimated else { return [] }
    let measured = geometry.estimated(element)
    var axes: UIAxis = []
    if measured.width { axes.insert(.horizontal) }
    if measured.height { axes.insert(.vertical) }
    return axes
  }

  // MARK: Handlers

  /// Passes the visible elements to the sections' handlers. Elements outside of the visible area,
  /// or a request for only a part of it, get the values that handlers set last.
  private func handled(
    _ found: [UICollectionViewLayoutAttributes], in rect: CGRect,
    _ viewport: CompositionalGeometry.Viewport
  ) -> [UICollectionViewLayoutAttributes] {
    guard !survey.handled.isEmpty, let host, let descriptions else { return found }
    guard rect.contains(host.layoutBounds) else { return found.map(lastHandled) }
    lastHandled = [:]
    for section in survey.handled {
      let own = found.filter { $0.indexPath.count == 2 && $0.indexPath.section == section }
      guard !own.isEmpty else { continue }
      descriptions[section].visibleItemsInvalidationHandler?(
        own.map(VisibleItem.init), scrolledOffset(ofSection: section, host, viewport),
        environment(host))
      for attributes in own { lastHandled[ElementKey(attributes)] = attributes.duplicate() }
    }
    return found
  }

  private func lastHandled(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !lastHandled.isEmpty, let known = lastHandled[ElementKey(attributes)] else {
      return attributes
    }
    return known.duplicate()
  }

  /// Returns a section's scroll offset: the collection view's, or its own if it scrolls
  /// orthogonally.
  private func scrolledOffset(
    ofSection section: Int, _ host: any CollectionViewLayoutHost,
    _ viewport: CompositionalGeometry.Viewport
  ) -> CGPoint {
    guard orthogonalRow(ofSection: section) != nil else { return host.layoutBounds.origin }
    let distance = CGFloat(viewport.scrolled[section] ?? 0)
    return axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }
}

extension CompositionalElement {
  /// Creates the supplementary view at an index path; a path of one index is the whole layout's.
  init?(supplementary kind: String, at indexPath: IndexPath) {
    switch indexPath.count {
    case 1: self = .layoutBoundary(kind: kind)
    case 2: self = .supplementary(kind: kind, section: indexPath.section, index: indexPath.item)
    default: return nil
    }
  }

  /// Creates the element that attributes describe.
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
