/// One change of a batch update, as a layout hears of it.
///
/// Source: Apple, UICollectionViewUpdateItem.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section. Raw values are UIKit's.
  public enum Action: Int, Sendable {
    /// It comes in.
    case insert = 0
    /// It goes away.
    case delete = 1
    /// It is shown anew.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was; nil for an insertion. A section's path has `NSNotFound` for its item.
  open package(set) var indexPathBeforeUpdate: IndexPath?

  /// Where the item is afterwards; nil for a deletion. A section's path has `NSNotFound` for its
  /// item.
  open package(set) var indexPathAfterUpdate: IndexPath?

  /// What happens to it.
  open package(set) var updateAction: Action

  /// A change of nothing; a subclass may say otherwise.
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
