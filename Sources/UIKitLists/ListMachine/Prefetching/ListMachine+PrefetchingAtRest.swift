/// A screen that stands still goes on working ahead, a frame at a time, so that what is scrolled
/// into sight first has been asked for before.
///
/// No picture waits for it: the frames come as the clock advances, and are not among what has to
/// come to rest. Source: Apple, "What's New in UICollectionView in iOS 10" (WWDC 2016, session
/// 219).
extension ListMachine {
  /// Works ahead in the next frame, if content stands still then.
  func prefetchAtRestSoon() {
    guard window != nil, prefetching.nextAtRest == nil else { return }
    prefetching.nextAtRest = clock.scheduleInPassing(
      after: PrefetchingLimits.frameDuration
    ) { [weak self] in
      self?.prefetching.nextAtRest = nil
      self?.prefetchAtRest()
    }
  }

  private func prefetchAtRest() {
    guard isPrefetchingEnabled, window != nil else { return }
    // A pass of this frame has worked ahead, or the next one is going to.
    guard hasStoodStill, !host.layer.needsLayout() else { return prefetchAtRestSoon() }
    prefetching.lastAtRest = clock.now
    prefetching.noteScroll(bounds, contentSize: contentSize, at: clock.now)
    if prefetch(preparesCell: true, as: .cellsPreparedAtRest) { prefetchAtRestSoon() }
  }

  /// Whether no layout pass has been in this frame, none that followed a scroll in the one before,
  /// and no update is under way.
  private var hasStoodStill: Bool {
    guard activity.isIdle, pass.phase == .idle, let time = prefetching.motion.time else {
      return false
    }
    let frames = prefetching.motion.pace == .resting ? 0.9 : 1.9
    return clock.now - time >= PrefetchingLimits.frameDuration * frames
  }
}
