/// A cell without an item in the data source. Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the cell is inserted.
  public let insertionIndexPath: IndexPath
  /// The reuse identifier of the cell.
  public let reuseIdentifier: String
  /// The closure that configures the cell. Default nil.
  final public var cellUpdateHandler: (@MainActor (UICollectionViewCell) -> Void)?

  /// Creates a placeholder for an index path.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder for a dropped item. Source: Apple, UICollectionViewDropPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
