import UIKit

extension UIView {
  /// How often a screen may ask for more after all it asked for has come.
  private static let mostRounds = 10

  /// Lays out, waits for every pending load, and for what tasks do, and lays out again, until
  /// nothing is pending.
  ///
  /// Costs a layout where nothing is pending.
  package func layOutAndLoad(within patience: Duration = LoadBoard.patience) throws(LoadError) {
    var rounds = 0
    layoutIfNeeded()
    while LoadBoard.current.isBusy || TaskArrivals.areNew {
      if rounds == Self.mostRounds {
        // Tasks that begin others at each layout go on for ever, and may have nothing to show.
        guard LoadBoard.current.isBusy else { return }
        throw .keepsLoading(LoadBoard.current.names, rounds: rounds)
      }
      if TaskArrivals.areNew { TaskArrivals.settle(within: patience) }
      let late = LoadBoard.current.isBusy ? LoadBoard.current.wait(within: patience) : []
      guard late.isEmpty else { throw .neverEnded(late) }
      layoutIfNeeded()
      rounds += 1
    }
  }

  /// The view, laid out and drawn when nothing it shows is pending; nil where `snapshotBitmap` is.
  ///
  /// Loads that begin while the view is drawn are waited for, too, and it is drawn again. Waiting
  /// takes no time of the virtual clock.
  ///
  /// - Parameter resting: whether what moves when all has come is let come to rest first.
  package func loadedSnapshotBitmap(
    scale: CGFloat, resting: Bool = false, within patience: Duration = LoadBoard.patience,
    keeper: FrameKeeper = FrameKeeper()
  ) throws(LoadError) -> Bitmap? {
    for round in 1...Self.mostRounds {
      try layOutAndLoad(within: patience)
      if resting {
        MediaClock.current.settle()
        layoutIfNeeded()
        if LoadBoard.current.isBusy { continue }
      }
      let bitmap = snapshotBitmap(scale: scale, keeper: keeper)
      if LoadBoard.current.isBusy { continue }
      if !TaskArrivals.areNew || round == Self.mostRounds { return bitmap }
    }
    throw .keepsLoading(LoadBoard.current.names, rounds: Self.mostRounds)
  }
}
