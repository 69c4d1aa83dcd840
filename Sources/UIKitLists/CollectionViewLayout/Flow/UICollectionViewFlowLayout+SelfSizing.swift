import LayoutGeometry

extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  private var estimatesAutomatically: Bool { estimatedItemSize == Self.automaticSize }

  /// The items of a section as far as their sizes are known: all of the estimate, but for those
  /// that a batch update brought along.
  func estimatedItems(count: Int, section: Int) -> FlowSectionMetrics.Items {
    let first = estimatesAutomatically ? keptSizes?.estimate ?? axis.axisSize(itemSize) : nil
    let sizes = EstimatedSizes(
      count: count, estimate: first ?? axis.axisSize(estimatedItemSize))
    return .estimated(keepingSizes(sizes, inSection: section))
  }

  /// The sizes of a section with those that its cells asked for before the update that is under
  /// way.
  func keepingSizes(_ sizes: EstimatedSizes, inSection section: Int) -> EstimatedSizes {
    var sizes = sizes
    for (item, size) in keptSizes?.sizes[section] ?? [] { sizes[item] = size }
    return sizes
  }

  /// What cells have asked for, by the places that their items will have. Sizes that the delegate
  /// gives are not among them: it is asked again.
  func sizesToKeep(_ newPath: (IndexPath) -> IndexPath?) -> KeptSizes? {
    guard isSelfSizing, let geometry else { return nil }
    var kept = KeptSizes()
    for section in 0..<geometry.sectionCount {
      guard case .estimated(let sizes) = geometry.items(ofSection: section) else { continue }
      kept.estimate = kept.estimate ?? sizes.estimate
      sizes.forEachFitted { item, size in
        guard let path = newPath(IndexPath(item: item, section: section)) else { return }
        kept.sizes[path.section, default: []].append((path.item, size))
      }
    }
    return kept
  }

  /// Whether a cell's wish is news: neither the size it has on the pixel grid nor the one it was
  /// measured with.
  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, original.representedElementCategory == .cell,
      original.indexPath.count == 2, preferred.size != original.size,
      let known = geometry?.size(
        ofItem: original.indexPath.item, inSection: original.indexPath.section)
    else { return false }
    return axis.size(known) != preferred.size
  }

  /// Takes over a size and writes into the context what that changes: the content size, and the
  /// offset that keeps what is in sight where it is.
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

  /// With `automaticSize`, what has not been measured is taken to be as large as what has been, on
  /// the average.
  func updateEstimate() {
    guard isSelfSizing, estimatesAutomatically, let mean = geometry?.measuredMean,
      let grid = geometry?.grid, let host
    else { return }
    let estimate = AxisSize(main: grid.rounded(mean.main), cross: grid.rounded(mean.cross))
    let moved = keepingViewport { geometry?.setEstimate(estimate) }
    if moved != .zero { host.moveContent(by: moved) }
  }

  /// Forgets places but not what was measured.
  func forgetPlaces() {
    if isSelfSizing, let geometry, let known = measures {
      measures = known.enumerated().map { section, metrics in
        var metrics = metrics
        metrics.items = geometry.items(ofSection: section)
        return metrics
      }
    }
    geometry = nil
  }

  func forgetMeasures() {
    measures = nil
    geometry = nil
    generation += 1
  }

  /// Returns how far the item that the viewport holds on to is moved by a change; nothing at the
  /// content's start.
  private func keepingViewport(_ change: () -> Void) -> CGPoint {
    let anchor = anchor
    let before = anchor.flatMap { geometry?.lineStart(ofItem: $0.item, inSection: $0.section) }
    change()
    let after = anchor.flatMap { geometry?.lineStart(ofItem: $0.item, inSection: $0.section) }
    guard let before, let after else { return .zero }
    // Mirrored content grows to the left, for which the collection view makes up by itself.
    let isMirrored = axis == .horizontal && host?.mirror != nil
    let moved = isMirrored ? before - after : after - before
    return axis.rect(AxisRect(main: moved, cross: 0, size: AxisSize(main: 0, cross: 0))).origin
  }

  /// The first item in sight among those that were before, else the first one in sight; nil at the
  /// content's start.
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
