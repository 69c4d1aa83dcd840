import LayoutGeometry

/// Orthogonally scrolling sections: their elements are subviews of a scroll view per section.
/// Reuse, selection and updates are the same as for other elements.
extension ListMachine {
  var rowDistances: [Int: Double] { rows.distances }

  /// Scrolls rows back whose offset is past their ends, unless they are bouncing: the visible
  /// elements of a row depend on its offset.
  func clampRowOffsets() {
    for (section, distance) in rows.distances {
      guard let stops = layout.row(ofSection: section)?.stops,
        !stops.range.contains(distance)
      else { continue }
      let view = rows.views[section]
      guard view?.row?.stops != stops || view?.isMoving != true else { continue }
      rows.setDistance(stops.clamped(distance), ofSection: section)
    }
  }

  /// Creates and places the scroll views of the visible orthogonal sections.
  func placeRows(_ wanted: [(key: ElementKey, value: UICollectionViewLayoutAttributes)]) {
    for section in Set(wanted.compactMap { $0.value.row?.section }).sorted() {
      guard let row = layout.row(ofSection: section) else { continue }
      let view = rows.views[section] ?? makeRow(ofSection: section)
      view.place(row, frame: layoutRect(row.frame), isMirrored: mirror != nil)
    }
  }

  /// Removes the scroll views of invisible sections, after the elements that disappear in them.
  func removeRows(except wanted: [(key: ElementKey, value: UICollectionViewLayoutAttributes)]) {
    guard !rows.views.isEmpty || !rows.leaving.isEmpty else { return }
    rows.leave(except: Set(wanted.compactMap { $0.value.row?.section }))
    removeEmptyRows()
  }

  /// Removes the scroll views that no longer contain elements.
  func removeEmptyRows() {
    guard !rows.leaving.isEmpty else { return }
    for view in rows.removeEmpty() { view.removeFromSuperview() }
  }

  private func makeRow(ofSection section: Int) -> OrthogonalRowView {
    let view = rows.makeView(ofSection: section)
    view.scrolled = { [weak self] in self?.rowDidScroll() }
    host.addSubview(view)
    return view
  }

  private func rowDidScroll() {
    touchCancelled()
    pass.invalidate(UICollectionViewLayoutInvalidationContext())
    setNeedsLayout()
  }

  /// Returns the superview of an element's view.
  private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.row.flatMap { rows.views[$0.section] } ?? host
  }

  /// Sets the offset between a view's attributes and its position in its superview.
  func align(_ element: any ListElement, _ attributes: UICollectionViewLayoutAttributes) {
    let shift = attributes.row.flatMap { rows.views[$0.section]?.shift } ?? .zero
    let state = element.elementState
    guard state.placementShift != shift else { return }
    state.placementShift = shift
    state.appliedAttributes = nil
  }

  /// Adds an element's view to its superview if it is not there.
  func settle(_ element: any ListElement, _ attributes: UICollectionViewLayoutAttributes) {
    let container = container(of: attributes)
    if element.view.superview !== container { container.addSubview(element.view) }
  }

  /// Orders the views of elements: those in a row among each other, and the rows in front of
  /// decoration views.
  func order(_ elements: [any ListElement]) {
    guard !rows.views.isEmpty else { return host.sendSubviewsToBack(elements.map(\.view)) }
    for row in rows.views.values {
      row.sendSubviewsToBack(elements.map(\.view).filter { $0.superview === row })
    }
    let own = elements.filter { $0.view.superview === host }
    let front = own.firstIndex {
      $0.appliedAttributes?.representedElementCategory != .decorationView
    }
    var ordered = own.map(\.view)
    let inOrder = rows.leaving + rows.views.sorted { $0.key < $1.key }.map(\.value)
    ordered.insert(contentsOf: inOrder as [UIView], at: front ?? own.endIndex)
    host.sendSubviewsToBack(ordered)
  }

  /// Returns a section's scroll distance from its start, in points; nil if it does not scroll
  /// orthogonally.
  package func rowDistance(ofSection section: Int) -> CGFloat? {
    layout.row(ofSection: section).map {
      CGFloat(rows.distance(ofSection: section) ?? $0.stops.range.lowerBound)
    }
  }

  /// Scrolls an orthogonal section to a distance from its start, in points, within its limits.
  package func scrollRow(ofSection section: Int, to distance: CGFloat, animated: Bool) {
    guard let row = layout.row(ofSection: section) else { return }
    let distance = UIScreen.main.rounded(
      CGPoint(x: CGFloat(row.stops.clamped(Double(distance))), y: 0)
    ).x
    guard let view = rows.views[section] else {
      rows.setDistance(Double(distance), ofSection: section)
      return setNeedsLayout()
    }
    view.setContentOffset(view.offset(for: Double(distance)), animated: animated)
  }

  /// Scrolls the row of an item so that the item is at a position in it.
  func scrollRow(
    showing indexPath: IndexPath, at place: RowTarget?, animated: Bool
  ) {
    guard let place, let attributes = layout.layoutAttributesForItem(at: indexPath),
      let section = attributes.row?.section, let row = layout.row(ofSection: section)
    else { return }
    let frame = attributes.frame
    let (start, end) =
      row.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let visible = row.stops.visible
    let target =
      switch place {
      case .start: Double(start)
      case .centre: Double(start + end) / 2 - visible / 2
      case .end: Double(end) - visible
      case .nearest:
        nearest(to: rowDistance(ofSection: section), Double(start), Double(end), visible)
      }
    scrollRow(ofSection: section, to: CGFloat(target), animated: animated)
  }
}

extension ListMachine {
  /// Scrolls the content and the item's row by the least distance that shows all of the item, or as
  /// much of it as fits.
  package func scrollItemToVisible(at indexPath: IndexPath, animated: Bool) {
    guard let attributes = attributesForItem(at: indexPath) else { return }
    var frame = attributes.frame
    if let section = attributes.row?.section, let row = layout.row(ofSection: section) {
      // The row scrolls the item within itself.
      let seen = layoutRect(row.frame)
      if row.isHorizontal {
        (frame.origin.x, frame.size.width) = (seen.minX, seen.width)
      } else {
        (frame.origin.y, frame.size.height) = (seen.minY, seen.height)
      }
    }
    host.scrollRectToVisible(frame, animated: animated)
    scrollRow(showing: indexPath, at: .nearest, animated: animated)
  }

  private func nearest(
    to distance: CGFloat?, _ start: Double, _ end: Double, _ visible: Double
  ) -> Double {
    let distance = Double(distance ?? 0)
    return start < distance
      ? start : end > distance + visible ? min(start, end - visible) : distance
  }
}

/// The position of an item in its row, in the reading direction; nearest scrolls by the least
/// distance that makes it visible.
enum RowTarget { case start, centre, end, nearest }
