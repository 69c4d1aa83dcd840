import LayoutGeometry

extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  private var estimatesAutomatically: Bool { estimatedItemSize == Self.automaticSize }

  /// Returns a section's items of the estimated size, except for sizes kept by a batch update.
  func estimatedItems(count: Int, section: Int) -> FlowSectionMetrics.Items {
    let first = estimatesAutomatically ? retainedSizes?.estimate ?? axis.axisSize(itemSize) : nil
    let sizes = EstimatedSizes(
      count: count, estimate: first ?? axis.axisSize(estimatedItemSize))
    return .estimated(keepingSizes(sizes, inSection: section))
  }

  /// Returns a section's sizes with those that its cells preferred before the current update.
  func keepingSizes(_ sizes: EstimatedSizes, inSection section: Int) -> EstimatedSizes {
    var sizes = sizes
    for (item, size) in retainedSizes?.sizes[section] ?? [] { sizes[item] = size }
    return sizes
  }

  /// Returns the cells' preferred sizes by the items' new index paths. Sizes from the delegate are
  /// left out: they are requested again.
  func sizesToKeep(_ newPath: (IndexPath) -> IndexPath?) -> RetainedSizes? {
    guard isSelfSizing, let geometry else { return nil }
    var retained = RetainedSizes()
    for section in 0..<geometry.sectionCount {
      guard case .estimated(let sizes) = geometry.items(ofSection: section) else { continue }
      retained.estimate = retained.estimate ?? sizes.estimate
      sizes.forEachFitted { item, size in
        guard let path = newPath(IndexPath(item: item, section: section)) else { return }
        retained.sizes[path.section, default: []].append((path.item, size))
      }
    }
    return retained
  }

  /// Returns whether a cell's preferred size is new: neither its size on the pixel grid nor its
  /// last measurement.
  func isNewPreferredSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, original.representedElementCategory == .cell,
      original.indexPath.count == 2, preferred.size != original.size,
      let known = geometry?.size(
        ofItem: original.indexPath.item, inSection: original.indexPath.section)
    else { return false }
    return axis.size(known) != preferred.size
  }

  /// Applies a measured size and adds the resulting adjustments to the context: of the content
  /// size, and of the offset, so that visible elements stay in place.
  func measure(
    _ fitted: (indexPath: IndexPath, size: CGSize),
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let before = geometry?.contentSize, fitted.indexPath.count == 2 else { return }
    let (section, item) = (fitted.indexPath.section, fitted.indexPath.item)
    let size = checked(fitted.size, item: item, section: section)
    let moved = keepingViewport {
      geometry?.measure([(item, axis.axisSize(size))], inSection: section)
    }
    let after = geometry?.contentSize ?? before
    context.contentSizeAdjustment.width += after.width - before.width
    context.contentSizeAdjustment.height += after.height - before.height
    context.contentOffsetAdjustment.x += moved.x
    context.contentOffsetAdjustment.y += moved.y
  }

  /// With `automaticSize`, sets the estimate for unmeasured items to the mean of the measured
  /// sizes.
  func updateEstimate() {
    guard isSelfSizing, estimatesAutomatically, let mean = geometry?.measuredMean,
      let grid = geometry?.grid, let host
    else { return }
    let estimate = AxisSize(main: grid.rounded(mean.main), cross: grid.rounded(mean.cross))
    let moved = keepingViewport { geometry?.setEstimate(estimate) }
    if moved != .zero { host.moveContent(by: moved) }
  }

  /// Discards the geometry but not the measured sizes.
  func invalidatePositions() {
    if isSelfSizing, let geometry, let known = measures {
      measures = known.enumerated().map { section, metrics in
        var metrics = metrics
        metrics.items = geometry.items(ofSection: section)
        return metrics
      }
    }
    geometry = nil
  }

  func discardMeasures() {
    measures = nil
    geometry = nil
    generation += 1
  }

  /// Returns the distance by which a change moves the viewport's anchor item; zero at the content's
  /// start.
  private func keepingViewport(_ change: () -> Void) -> CGPoint {
    let anchor = anchor
    let before = anchor.flatMap { geometry?.lineStart(ofItem: $0.item, inSection: $0.section) }
    change()
    let after = anchor.flatMap { geometry?.lineStart(ofItem: $0.item, inSection: $0.section) }
    guard let before, let after else { return .zero }
    // Mirrored content grows to the left, which the collection view compensates for.
    let isMirrored = axis == .horizontal && host?.mirror != nil
    let moved = isMirrored ? before - after : after - before
    return axis.rect(AxisRect(main: moved, cross: 0, size: AxisSize(main: 0, cross: 0))).origin
  }

  /// The first visible item among those that were visible before, else the first visible item; nil
  /// at the content's start.
  private var anchor: IndexPath? {
    guard let host, let geometry else { return nil }
    let bounds = host.layoutBounds
    let visible = axis.axisRect(bounds)
    guard visible.main > -host.layoutInset.along(axis).leading else {
      return nil
    }
    let known = host.viewportAnchors.lazy.map { (section: $0.section, item: $0.item) }
    return geometry.anchor(in: bounds, preferring: known)
      .map { IndexPath(item: $0.item, section: $0.section) }
  }
}
