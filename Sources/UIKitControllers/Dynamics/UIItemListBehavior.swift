/// The base class of the behaviours with a list of items: gravity, pushes, collisions and item
/// properties. UIKit has no such public class.
@preconcurrency @MainActor
open class UIItemListBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]

  /// Creates a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    didChange()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
