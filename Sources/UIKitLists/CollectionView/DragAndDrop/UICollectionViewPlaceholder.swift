/// A cell that the data source knows nothing of. Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Where it is inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of its cell.
  public let reuseIdentifier: String
  /// Fills the cell. Default nil.
  final public var cellUpdateHandler: (@MainActor (UICollectionViewCell) -> Void)?

  /// A placeholder for a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder for a dropped item. Source: Apple, UICollectionViewDropPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
