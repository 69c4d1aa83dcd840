extension ListMachine {
  /// Discards all data; the next pass reads the data source again.
  func discardData() {
    abandonMovement()
    placeholderItems.removeAll()
    host.dataWillBeReloaded()
    deselectAll()
    selection.discardTouches()
    setSwipe(nil)
    pass.requestReload()
    rows.reset()
    layout.invalidateForReload()
    setNeedsLayout()
  }

  /// The maximum number of passes in which the layout may be invalidated again before the program
  /// stops with an error.
  private static var settlingLimit: Int { 16 }

  /// Runs layout passes: layout, counts, content size, then views, until none is pending.
  func runLayoutPass() {
    guard pass.phase == .idle else { return }
    pass.begin(anchors: visibleItems)
    defer { pass.end() }
    var (unsettledPasses, corrections, hasMadeCells) = (0, 0, false)
    while unsettledPasses < Self.settlingLimit {
      validateLayout()
      if updateVisibleViews() { hasMadeCells = true }
      pass.markLaidOut()
      // Self-sizing does not count as unsettled: each of many cells may be measured in a pass of
      // its own.
      let hasFitted = fit()
      guard hasFitted || layout.needsPreparation else {
        if corrections < Self.targetingLimit, correctScrollTarget() {
          corrections += 1
          continue
        }
        pass.clearScrollTarget()
        placeBackgroundView()
        return prefetch(preparesCell: !hasMadeCells)
      }
      if !hasFitted { unsettledPasses += 1 }
    }
    stop(
      "the layout \(type(of: layout)) did not settle: it was invalidated in each of "
        + "\(Self.settlingLimit) passes")
  }

  /// The maximum number of corrections for a scroll target that has moved: each time that
  /// unmeasured rows become visible.
  private static var targetingLimit: Int { 64 }

  /// Corrects the offset for an item whose surrounding sizes were unknown when it was scrolled to.
  ///
  /// - Returns: Whether the offset has changed.
  private func correctScrollTarget() -> Bool {
    let before = contentOffset
    guard let scrollTarget = pass.scrollTarget(at: before), let offset = offset(of: scrollTarget)
    else { return false }
    scroll(to: offset)
    pass.take(scrollTarget, at: contentOffset)
    return contentOffset != before
  }

  /// Measures the visible views. Content that becomes shorter is scrolled back to its end.
  ///
  /// - Returns: Whether the layout has changed.
  private func fit() -> Bool {
    let wasInside = isInsideEnd
    let hasFitted = fitVisibleViews()
    guard fitOffscreenCells() || hasFitted else { return false }
    validateLayout()
    if wasInside { clampOffsetToEnd() }
    return true
  }

  /// Updates layout, counts and content size. A reload removes the views first.
  func validateLayout() {
    if pass.consumeReload() {
      invalidateCounts()
      recycleAll()
      discardPrefetched()
      prepareLayout()
      if pass.hasLaidOut { clampOffsetToEnd() }
    } else {
      prepareLayout()
    }
  }

  /// The layout is prepared before counts are read: the data source may depend on its results.
  private func prepareLayout() {
    layout.prepareIfNeeded()
    _ = counts
    clampRowOffsets()
    if layout.offersSwipeActions { consumeSwipes() }
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
    keepLeadingEdge()
    if followTransition() && layout.needsPreparation { prepareLayout() }
  }

  // MARK: Background

  private func placeBackgroundView() {
    guard let view = host.backgroundView, view.frame != bounds else { return }
    view.frame = bounds
  }
}
