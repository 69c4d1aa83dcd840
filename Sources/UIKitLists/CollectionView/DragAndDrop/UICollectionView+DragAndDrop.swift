extension UICollectionView {
  /// How quickly items part under a dragged one. They part at once here, whatever is chosen. Raw
  /// values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a moment.
    case fast = 1
    /// After a while.
    case slow = 2
  }

  /// Whether a finger lifts or carries items of the collection view.
  public var hasActiveDrag: Bool { dragging.isActive }

  /// Whether dragged items are over the collection view.
  public var hasActiveDrop: Bool { dropping.isActive }

  /// Whether placeholders or a gap are shown that the data source does not have.
  public var hasUncommittedUpdates: Bool { !machine.guests.isEmpty }

  /// Where an item of the data source is shown; the same path unless a placeholder, a gap or an
  /// item being moved stands before it.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map(machine.shownPath) }

  /// The item of the data source that is shown at a path; nil for a placeholder or a gap.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap {
      machine.guests.contains($0) ? nil : machine.dataPath(of: $0)
    }
  }
}
