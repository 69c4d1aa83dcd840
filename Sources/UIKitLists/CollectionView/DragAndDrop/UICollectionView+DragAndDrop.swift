extension UICollectionView {
  /// The delay until items make room for a dragged one. They do so at once, whatever the value. Raw
  /// values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    /// No delay.
    case immediate = 0
    /// A short delay.
    case fast = 1
    /// A longer delay.
    case slow = 2
  }

  /// Whether items of the collection view are being lifted or dragged.
  public var hasActiveDrag: Bool { dragging.isActive }

  /// Whether dragged items are over the collection view.
  public var hasActiveDrop: Bool { dropping.isActive }

  /// Whether placeholders or a gap are shown that the data source does not have.
  public var hasUncommittedUpdates: Bool { !machine.placeholderItems.isEmpty }

  /// Returns the index path shown for an item of the data source; the same unless a placeholder, a
  /// gap or a moving item precedes it.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? { dataSourceIndexPath.map(machine.visiblePath) }

  /// Returns the data source's item shown at a path; nil for a placeholder or a gap.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap {
      machine.placeholderItems.contains($0) ? nil : machine.dataPath(of: $0)
    }
  }
}
