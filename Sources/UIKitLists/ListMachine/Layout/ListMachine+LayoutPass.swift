extension ListMachine {
  /// Forgets what the data source has said; the next pass asks anew.
  func forgetData() {
    abandonMovement()
    guests.removeAll()
    host.dataWillBeReloaded()
    deselectAll()
    selection.forgetTouches()
    setSwipe(nil)
    pass.requestReload()
    rows.reset()
    layout.invalidateForReload()
    setNeedsLayout()
  }

  /// How often a layout pass may find that its layout was invalidated meanwhile before it is an
  /// error.
  private static var settlingLimit: Int { 16 }

  /// One pass: layout, counts, content size, then the views, until nothing asks for another.
  func runLayoutPass() {
    guard pass.phase == .idle else { return }
    pass.begin(anchors: visibleItems)
    defer { pass.end() }
    var (unsettledPasses, corrections, hasMadeCells) = (0, 0, false)
    while unsettledPasses < Self.settlingLimit {
      validateLayout()
      if updateVisibleViews() { hasMadeCells = true }
      pass.markLaidOut()
      // Cells that size themselves count for themselves: each of many may be measured in a pass of
      // its own.
      let hasFitted = fit()
      guard hasFitted || layout.needsPreparation else {
        if corrections < Self.aimingLimit, correctAim() {
          corrections += 1
          continue
        }
        pass.forgetAim()
        placeBackgroundView()
        return prefetch(preparesCell: !hasMadeCells)
      }
      if !hasFitted { unsettledPasses += 1 }
    }
    stop(
      "the layout \(type(of: layout)) did not settle: it was invalidated in each of "
        + "\(Self.settlingLimit) passes")
  }

  /// How often a layout pass follows an item that it was scrolled to and that has moved meanwhile:
  /// each time rows come into sight that have not been measured yet.
  private static var aimingLimit: Int { 64 }

  /// Scrolls on to an item that content was scrolled to before the sizes around it were known.
  ///
  /// Returns whether that is another offset.
  private func correctAim() -> Bool {
    let before = contentOffset
    guard let aim = pass.aim(at: before), let offset = offset(of: aim) else { return false }
    scroll(to: offset)
    pass.take(aim, at: contentOffset)
    return contentOffset != before
  }

  /// Lets views in sight have the sizes they like. Content that becomes shorter by that is pulled
  /// back to its end.
  ///
  /// Returns whether the layout has changed.
  private func fit() -> Bool {
    let wasInside = isInsideEnd
    let hasFitted = fitVisibleViews()
    guard fitUnseenCells() || hasFitted else { return false }
    validateLayout()
    if wasInside { pullBackToEnd() }
    return true
  }

  /// Brings layout, counts and content size up to date. A reload throws the views away first.
  func validateLayout() {
    if pass.takeReload() {
      forgetCounts()
      recycleAll()
      discardPrefetched()
      prepareLayout()
      if pass.hasLaidOut { pullBackToEnd() }
    } else {
      prepareLayout()
    }
  }

  /// The layout goes first: what a data source counts may be what the layout has worked out.
  private func prepareLayout() {
    layout.prepareIfNeeded()
    _ = counts
    pullBackRows()
    if layout.offersSwipeActions { takeSwipes() }
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
