/// A change of a batch update that a layout gets.
///
/// Source: Apple, UICollectionViewUpdateItem.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes to an item or section. Raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// The item is inserted.
    case insert = 0
    /// The item is deleted.
    case delete = 1
    /// The item is reloaded.
    case reload = 2
    /// The item is moved.
    case move = 3
    /// The item does not change.
    case none = 4
  }

  /// The index path before the update; nil for an insertion. A section's item is `NSNotFound`.
  open package(set) var indexPathBeforeUpdate: IndexPath?

  /// The index path after the update; nil for a deletion. A section's item is `NSNotFound`.
  open package(set) var indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  open package(set) var updateAction: Action

  /// Creates an item without a change, for subclasses.
  public override init() {
    updateAction = .none
    super.init()
  }

  package convenience init(action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
