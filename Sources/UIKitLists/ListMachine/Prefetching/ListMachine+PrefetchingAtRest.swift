/// Prefetching on a screen at rest, a frame at a time, so that the first scroll finds its items
/// announced.
///
/// Pictures do not wait for it: the frames occur as the clock advances, and do not count as pending
/// animations. Source: Apple, "What's New in UICollectionView in iOS 10" (WWDC 2016, session 219).
extension ListMachine {
  /// Prefetches in the next frame, if content is at rest then.
  func schedulePrefetchAtRest() {
    guard window != nil, prefetching.nextAtRest == nil else { return }
    prefetching.nextAtRest = clock.scheduleUnawaited(
      after: PrefetchingLimits.frameDuration
    ) { [weak self] in
      self?.prefetching.nextAtRest = nil
      self?.prefetchAtRest()
    }
  }

  private func prefetchAtRest() {
    guard isPrefetchingEnabled, window != nil else { return }
    // A pass of this frame has prefetched, or the next one will.
    guard isAtRest, !host.layer.needsLayout() else { return schedulePrefetchAtRest() }
    prefetching.lastAtRest = clock.now
    prefetching.noteScroll(bounds, contentSize: contentSize, at: clock.now)
    if prefetch(preparesCell: true, as: .cellsPreparedAtRest) { schedulePrefetchAtRest() }
  }

  /// Whether there was no layout pass in this frame, none after a scroll in the previous one, and
  /// no update is in progress.
  private var isAtRest: Bool {
    guard activity.isIdle, pass.phase == .idle, let time = prefetching.motion.time else {
      return false
    }
    let frames = prefetching.motion.pace == .resting ? 0.9 : 1.9
    return clock.now - time >= PrefetchingLimits.frameDuration * frames
  }
}
