extension UICollectionView {
  /// Called by the layout when it was invalidated.
  package func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts && updates == nil { forgetCounts() }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Changes the bounds and invalidates the layout if it says that it must be.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    if new.origin != super.bounds.origin { touchCancelled() }
    movement?.position.x += new.minX - super.bounds.minX
    movement?.position.y += new.minY - super.bounds.minY
    guard isAttached, new != super.bounds else { return change() }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return change() }
    let context = layout.invalidationContext(forBoundsChange: new)
    change()
    layout.invalidateLayout(with: context)
  }

  private var isAttached: Bool { layout.collectionView === self }

  /// Where the content is to stand after an update or a change of layout: the layout is asked first, the delegate has
  /// the last word.
  func targetOffset(_ proposed: CGPoint) -> CGPoint {
    let offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    let delegate = assignedDelegate as? any UICollectionViewDelegate
    return delegate?.collectionView?(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }

  /// Exchanges the layout without animation, keeping the selection and what is in the middle of the view.
  func exchangeLayout(for newLayout: UICollectionViewLayout) {
    guard newLayout !== layout else { return }
    let old = layout
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    for view in visible.values { view.willTransition(from: old, to: newLayout) }
    install(newLayout)
    newLayout.invalidateLayout()
    validateLayout()
    contentOffset = clampedContentOffset(targetOffset(contentOffset))
    runLayoutPass()
    for view in visible.values { view.didTransition(from: old, to: newLayout) }
    old.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }
}
