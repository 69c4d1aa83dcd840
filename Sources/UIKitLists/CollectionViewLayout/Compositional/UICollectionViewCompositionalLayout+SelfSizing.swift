import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  func estimatedAxes(of attributes: UICollectionViewLayoutAttributes) -> UIAxis {
    guard let geometry, geometry.isEstimated else { return [] }
    return attributes.fittedAxes
  }

  /// Returns the preferred size of a view if, along a measured axis, it differs from both its
  /// current length and its last measurement; nil otherwise.
  func newPreferredSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> (element: CompositionalElement, size: CGSize)? {
    let axes = estimatedAxes(of: original)
    guard !axes.isEmpty, let element = CompositionalElement(original) else { return nil }
    var size = original.size
    if axes.contains(.horizontal) { size.width = preferred.size.width }
    if axes.contains(.vertical) { size.height = preferred.size.height }
    guard size != original.size, size != geometry?.measuredSize(of: element) else { return nil }
    requireLength(size, of: original)
    return (element, size)
  }

  /// Returns the unmeasured items whose sizes determine those of some items.
  func unmeasuredSiblings(of items: [IndexPath]) -> [IndexPath] {
    guard let geometry else { return [] }
    var (found, done): ([IndexPath], [Int: Range<Int>]) = ([], [:])
    for path in items where done[path.section]?.contains(path.item) != true {
      guard
        let range = geometry.uniformSiblings(ofItem: path.item, inSection: path.section)
      else { continue }
      done[path.section] = range
      found += range.lazy.map { IndexPath(item: $0, section: path.section) }.filter {
        geometry.measuredSize(of: .item(section: $0.section, item: $0.item)) == nil
      }
    }
    return found
  }

  private func requireLength(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    guard !(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    else { return }
    stop("\(attributes) has the invalid size \(size)")
  }

  func keepMeasured(_ attributes: UICollectionViewLayoutAttributes) {
    guard !estimatedAxes(of: attributes).isEmpty,
      let element = CompositionalElement(attributes), geometry?.measuredSize(of: element) == nil
    else { return }
    measure(attributes.size, of: element)
  }

  private func measure(_ size: CGSize, of element: CompositionalElement) {
    guard let container else { return }
    do throws(CompositionalFailure) {
      try geometry?.measure(size, of: element)
    } catch {
      report(error, in: container)
    }
  }

  // MARK: Invalidating

  /// Discards descriptions and sizes to the extent of a context.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { return invalidatePositions(keeping: nil) }
    if context.invalidateDataSourceCounts { return invalidatePositions(keeping: context.survival) }
    if let move = context.interactiveMove { return moveItem(move) }
    guard let context = context as? CompositionalInvalidationContext else {
      return invalidatePositions { $0 }
    }
    if let fitted = context.fitted { takeOver(fitted, context) }
    switch context.extent {
    case .nothing: break
    case .positions: invalidatePositions { $0 }
    case .descriptions:
      generation += 1
      invalidatePositions { $0 }
    case .sizes: invalidatePositions(keeping: nil)
    }
  }

  /// Moves an item within its section's geometry; a move to another section discards the
  /// descriptions.
  private func moveItem(_ move: ItemMove) {
    guard move.source.section == move.target.section, geometry != nil, let container else {
      return invalidatePositions(keeping: move.visiblePath)
    }
    do throws(CompositionalFailure) {
      try geometry?.moveItem(
        move.source.item, to: move.target.item, inSection: move.source.section)
    } catch {
      report(error, in: container)
    }
  }

  private func invalidatePositions(keeping newPath: ((IndexPath) -> IndexPath?)?) {
    keepSizes(newPath)
    (descriptions, geometry) = (nil, nil)
  }

  /// Keeps the measured sizes by the items' new index paths; without such paths, discards them.
  func keepSizes(_ newPath: ((IndexPath) -> IndexPath?)?) {
    guard let newPath else {
      retained = RetainedCompositionalSizes()
      generation += 1
      return
    }
    if let geometry { retained = RetainedCompositionalSizes(geometry, newPath) }
  }

  /// Applies a measured size and adds the resulting adjustments to the context: of the content
  /// size, and of the offset, so that visible elements stay in place.
  private func takeOver(
    _ fitted: (element: CompositionalElement, size: CGSize),
    _ context: CompositionalInvalidationContext
  ) {
    guard let before = geometry?.contentSize else { return }
    let moved = keepingViewport { measure(fitted.size, of: fitted.element) }
    let after = geometry?.contentSize ?? before
    context.contentSizeAdjustment.width += after.width - before.width
    context.contentSizeAdjustment.height += after.height - before.height
    context.contentOffsetAdjustment.x += moved.x
    context.contentOffsetAdjustment.y += moved.y
  }

  // MARK: The viewport

  /// Returns the distance by which a change moves the viewport's anchor group; zero at the
  /// content's start.
  private func keepingViewport(_ change: () -> Void) -> CGPoint {
    let anchor = anchor
    let before = anchor.flatMap { geometry?.groupStart(ofItem: $0.item, inSection: $0.section) }
    change()
    let after = anchor.flatMap { geometry?.groupStart(ofItem: $0.item, inSection: $0.section) }
    guard let before, let after, let grid = geometry?.grid else { return .zero }
    // Mirrored content grows to the left, which the collection view compensates for.
    let isMirrored = axis == .horizontal && host?.mirror != nil
    let distance = grid.rounded(after) - grid.rounded(before)
    let moved = isMirrored ? -distance : distance
    return axis.rect(AxisRect(main: moved, cross: 0, size: AxisSize(main: 0, cross: 0))).origin
  }

  private var anchor: (section: Int, item: Int)? {
    guard let host, let geometry else { return nil }
    let bounds = host.layoutBounds
    guard axis.axisRect(bounds).main > -host.layoutInset.along(axis).leading else { return nil }
    let known = host.viewportAnchors.lazy.map { (section: $0.section, item: $0.item) }
    return geometry.anchor(in: bounds, preferring: known)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// The current move of an interactive movement; nil if the target has not changed.
  fileprivate var interactiveMove: ItemMove? {
    guard let old = previousIndexPathsForInteractivelyMovingItems?.first,
      let new = targetIndexPathsForInteractivelyMovingItems?.first, old != new
    else { return nil }
    return ItemMove(source: old, target: new)
  }
}
