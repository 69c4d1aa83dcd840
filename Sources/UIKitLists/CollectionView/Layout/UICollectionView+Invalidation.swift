extension UICollectionView {
  /// Called by a layout that uses this collection view when it was invalidated.
  func layoutDidInvalidate(
    _ invalidated: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    setNeedsLayout()
    guard invalidated === layout else { return }
    if context.invalidateDataSourceCounts && activity.recording == nil { forgetCounts() }
    pass.invalidate(context)
    contentSize = CGSize(
      width: contentSize.width + context.contentSizeAdjustment.width,
      height: contentSize.height + context.contentSizeAdjustment.height)
    adjustOffset(by: context.contentOffsetAdjustment)
  }

  /// Changes the frame, which leaves the bounds' origin as it is.
  func changeBounds(toSize size: CGSize, _ change: () -> Void) {
    changeBounds(to: CGRect(origin: bounds.origin, size: size), change)
  }

  /// Changes the bounds and invalidates the layout if it says that it must be. One that was never
  /// prepared is not asked.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    if new.origin != super.bounds.origin { touchCancelled() }
    movement?.follow(from: super.bounds.origin, to: new.origin)
    guard isAttached, new != super.bounds else { return change() }
    let (old, motion) = (super.bounds, motionForNewBounds())
    let context =
      layout.wasPrepared && layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    change()
    if let context { layout.invalidateLayout(with: context) }
    if let motion { followBounds(from: old, motion) }
  }

  private var isAttached: Bool { layout.user === self }
}
