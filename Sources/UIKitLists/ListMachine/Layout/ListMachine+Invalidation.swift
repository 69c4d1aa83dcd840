extension ListMachine {
  /// Called by the layout when it is invalidated.
  func layoutDidInvalidate(
    _ invalidated: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    setNeedsLayout()
    guard invalidated === layout else { return }
    if context.invalidateDataSourceCounts && activity.recording == nil { invalidateCounts() }
    pass.invalidate(context)
    contentSize = CGSize(
      width: contentSize.width + context.contentSizeAdjustment.width,
      height: contentSize.height + context.contentSizeAdjustment.height)
    adjustOffset(by: context.contentOffsetAdjustment)
  }

  /// Changes the size of the host's bounds, as ``changeBounds(from:to:_:)`` does.
  func changeSize(of bounds: CGRect, to size: CGSize, _ change: () -> Void) {
    changeBounds(from: bounds, to: CGRect(origin: bounds.origin, size: size), change)
  }

  /// Changes the host's bounds and invalidates the layout if it requires that. A layout that was
  /// never prepared is not asked.
  func changeBounds(from old: CGRect, to new: CGRect, _ change: () -> Void) {
    if new.origin != old.origin { touchCancelled() }
    movement?.follow(from: old.origin, to: new.origin)
    guard isInstalled, new != old else { return change() }
    let motion = motionForNewBounds()
    let context =
      layout.wasPrepared && layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    change()
    if let context { layout.invalidateForBounds(with: context) }
    if let motion { followBounds(from: old, motion) }
  }
}
