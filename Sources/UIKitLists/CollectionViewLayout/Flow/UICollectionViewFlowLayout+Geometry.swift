import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// The depth of pinned views, in front of the cells at 0. UIKit's own number is not published.
  private static var pinnedZIndex: Int { 10 }

  var currentContainer: FlowContainer? {
    host.map { FlowContainer($0, layout: self) }
  }

  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Requests measures and computes the geometry if they are missing or the container changed.
  func updateGeometry() {
    guard let collectionView = user, let current = currentContainer else {
      (measures, geometry, container) = (nil, nil, nil)
      return
    }
    if geometry != nil, current == container { return }
    let measured = measures ?? measureSections(of: collectionView)
    measures = measured
    container = current
    let sections = measured.map { section in
      var section = section
      section.insets.crossLeading += current.extraLeading
      section.insets.crossTrailing += current.extraTrailing
      return section
    }
    hasRows = sections.contains(where: \.isRow)
    warnOfOverflow(sections, current)
    geometry = FlowGeometry(
      axis: current.axis, crossExtent: current.crossExtent, scale: current.scale,
      sections: sections)
  }

  /// Computes the geometry for a subclass whose `prepare()` does not call the superclass's.
  func placeIfMissing() {
    if geometry == nil, !needsPreparation { updateGeometry() }
  }

  /// The content size before the next layout pass, computed without `prepare()`. The geometry is
  /// kept for that pass unless it reloads or an update is under way. Zero if the delegate reads it
  /// while it returns its measures.
  var unpreparedContentSize: CGSize {
    guard needsPreparation, retainedSizes == nil, !isQueriedBetweenPasses, let machine,
      machine.installedHost != nil
    else { return .zero }
    isQueriedBetweenPasses = true
    defer { isQueriedBetweenPasses = false }
    return machine.keepingDueReload {
      updateGeometry()
      return geometry?.contentSize ?? .zero
    } afterwards: {
      discardMeasures()
    }
  }

  // MARK: Attributes

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    placeIfMissing()
    var found: [UICollectionViewLayoutAttributes] = []
    let scrolled = hasRows ? host?.rowDistances ?? [:] : [:]
    geometry?.forEachElement(in: rect, pinning: pinning, scrolled: scrolled) { element, frame in
      found.append(attributes(of: element, frame: frame))
    }
    return found
  }

  func attributes(of element: FlowElement) -> UICollectionViewLayoutAttributes? {
    placeIfMissing()
    return geometry?.frame(of: element, pinning: pinning).map { attributes(of: element, frame: $0) }
  }

  private func attributes(
    of element: FlowElement, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    switch element {
    case .item(let section, let item):
      attributes = makeAttributes(.cell, at: IndexPath(item: item, section: section))
      if hasRows, geometry?.isRow(section) == true {
        attributes.row = rowContainer(inSection: section)
      }
    case .header(let section):
      attributes = makeAttributes(
        .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      if sectionHeadersPinToVisibleBounds { attributes.zIndex = Self.pinnedZIndex }
    case .footer(let section):
      attributes = makeAttributes(
        .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section))
      if sectionFootersPinToVisibleBounds { attributes.zIndex = Self.pinnedZIndex }
    }
    attributes.frame = frame
    // Headers and footers extend across the content.
    if attributes.representedElementCategory == .supplementaryView {
      attributes.fittedAxes = axis == .vertical ? .vertical : .horizontal
    }
    return attributes
  }

  // MARK: Rows

  /// Returns the orthogonal scrolling of a section's items; nil if the section does not scroll.
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    geometry?.row(ofSection: section).map {
      OrthogonalRow(
        frame: $0.frame, isHorizontal: axis == .vertical, stops: $0.stops, isFast: false,
        bounces: true, alwaysBounces: false)
    }
  }

  private func rowContainer(inSection section: Int) -> RowContainer {
    let distance = CGFloat(host?.rowDistances[section] ?? 0)
    return RowContainer(section: section, scrolled: distance, isHorizontal: axis == .vertical)
  }

  // MARK: Pinning

  private var pinning: FlowPinning? {
    guard isPinning, let host else { return nil }
    let bounds = axis.axisRect(host.layoutBounds)
    let inset = host.layoutInset.along(axis)
    let start = bounds.main + inset.leading
    let end = max(start, bounds.main + bounds.size.main - inset.trailing)
    guard start <= end else { return nil }
    return FlowPinning(
      visible: start...end, pinsHeaders: sectionHeadersPinToVisibleBounds,
      pinsFooters: sectionFootersPinToVisibleBounds)
  }
}
