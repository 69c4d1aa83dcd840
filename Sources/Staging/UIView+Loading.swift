import UIKit

extension UIView {
  /// The maximum number of rounds of loading.
  private static let maximumRoundCount = 10

  /// Lays out, waits for all pending loads and tasks, and lays out again, until nothing is pending.
  ///
  /// Takes a single layout pass if nothing is pending.
  package func layOutAndLoad(within patience: Duration = LoadRegistry.patience) throws(LoadError) {
    var rounds = 0
    TaskArrivals.excludeCurrentTask()
    layoutIfNeeded()
    while LoadRegistry.current.isBusy || TaskArrivals.areNew {
      if rounds == Self.maximumRoundCount {
        // Tasks that start others at each layout are endless and may not affect the screen.
        guard LoadRegistry.current.isBusy else { return }
        throw .keepsLoading(LoadRegistry.current.names, rounds: rounds)
      }
      if TaskArrivals.areNew { TaskArrivals.settle(within: patience) }
      let late = LoadRegistry.current.isBusy ? LoadRegistry.current.wait(within: patience) : []
      guard late.isEmpty else { throw .neverEnded(late) }
      layoutIfNeeded()
      rounds += 1
    }
  }

  /// Returns the view's image after all loads; nil if `snapshotBitmap` returns nil.
  ///
  /// Also waits for loads that begin during drawing, and draws again. Waiting does not advance the
  /// virtual clock.
  ///
  /// - Parameter resting: Whether to complete animations first.
  package func loadedSnapshotBitmap(
    scale: CGFloat, resting: Bool = false, within patience: Duration = LoadRegistry.patience,
    keeper: FrameKeeper = FrameKeeper()
  ) throws(LoadError) -> Bitmap? {
    for round in 1...Self.maximumRoundCount {
      try layOutAndLoad(within: patience)
      if resting {
        MediaClock.current.settle()
        layoutIfNeeded()
        if LoadRegistry.current.isBusy { continue }
      }
      let bitmap = snapshotBitmap(scale: scale, keeper: keeper)
      if LoadRegistry.current.isBusy { continue }
      if !TaskArrivals.areNew || round == Self.maximumRoundCount { return bitmap }
    }
    throw .keepsLoading(LoadRegistry.current.names, rounds: Self.maximumRoundCount)
  }
}
