import LayoutGeometry

/// Sections that scroll by themselves: their elements are subviews of a scroll view of the
/// section's, and everything else, reuse, selection and updates, is as for all others.
extension ListMachine {
  var rowDistances: [Int: Double] { rows.distances }

  /// Pulls rows back that are scrolled past their ends, but for those that are so while they
  /// bounce: what is in sight of a row follows from how far it is scrolled.
  func pullBackRows() {
    for (section, distance) in rows.distances {
      guard let stops = layout.row(ofSection: section)?.stops,
        !stops.range.contains(distance)
      else { continue }
      let view = rows.views[section]
      guard view?.row?.stops != stops || view?.isMoving != true else { continue }
      rows.setDistance(stops.clamped(distance), ofSection: section)
    }
  }

  /// Makes and places the scroll views of the sections of which something is in sight.
  func placeRows(_ wanted: [(key: ElementKey, value: UICollectionViewLayoutAttributes)]) {
    for section in Set(wanted.compactMap { $0.value.row?.section }).sorted() {
      guard let row = layout.row(ofSection: section) else { continue }
      let view = rows.views[section] ?? makeRow(ofSection: section)
      view.place(row, frame: layoutRect(row.frame), isMirrored: mirror != nil)
    }
  }

  /// Takes the scroll views of sections away of which nothing is in sight, once what is on its way
  /// out of them has gone.
  func removeRows(except wanted: [(key: ElementKey, value: UICollectionViewLayoutAttributes)]) {
    guard !rows.views.isEmpty || !rows.leaving.isEmpty else { return }
    rows.leave(except: Set(wanted.compactMap { $0.value.row?.section }))
    removeLeftRows()
  }

  /// Takes the scroll views away in which nothing is shown any more.
  func removeLeftRows() {
    guard !rows.leaving.isEmpty else { return }
    for view in rows.takeLeft() { view.removeFromSuperview() }
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

  /// The view in which an element lies.
  private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.row.flatMap { rows.views[$0.section] } ?? host
  }

  /// Lets a view take its attributes as those of what it will lie in.
  func align(_ element: any ListElement, _ attributes: UICollectionViewLayoutAttributes) {
    let shift = attributes.row.flatMap { rows.views[$0.section]?.shift } ?? .zero
    let state = element.elementState
    guard state.placementShift != shift else { return }
    state.placementShift = shift
    state.appliedAttributes = nil
  }

  /// Puts the view of an element into what it lies in, where it is not.
  func settle(_ element: any ListElement, _ attributes: UICollectionViewLayoutAttributes) {
    let container = container(of: attributes)
    if element.view.superview !== container { container.addSubview(element.view) }
  }

  /// Puts the views of elements in their order: those in a row among each other, and the rows in
  /// front of what lies behind cells.
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

  /// How far a section that scrolls by itself is scrolled from its start, in points; nil for one
  /// that does not.
  package func rowDistance(ofSection section: Int) -> CGFloat? {
    layout.row(ofSection: section).map {
      CGFloat(rows.distance(ofSection: section) ?? $0.stops.range.lowerBound)
    }
  }

  /// Scrolls a section that scrolls by itself, so far from its start, in points, as it can be.
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

  /// Scrolls the row of an item so that the item lies at a place in it.
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
  /// Scrolls as little as shows all of an item, or as much of it as there is room for: the content,
  /// and the row that it lies in.
  package func scrollItemToVisible(at indexPath: IndexPath, animated: Bool) {
    guard let attributes = attributesForItem(at: indexPath) else { return }
    var frame = attributes.frame
    if let section = attributes.row?.section, let row = layout.row(ofSection: section) {
      // Where in its row it lies is the row's business.
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

/// Where in its row an item comes to lie, in the direction of reading; nearest moves it no further
/// than into sight.
enum RowTarget { case start, centre, end, nearest }
