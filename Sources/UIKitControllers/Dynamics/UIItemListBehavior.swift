/// A behaviour of a list of items: what gravity, pushes, collisions and what items are made of have
/// in common. UIKit shows no such class.
@preconcurrency @MainActor
open class UIItemListBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]

  /// A behaviour of some items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    didChange()
  }

  /// Takes an item out.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    didChange()
  }

  override var ownItems: [any UIDynamicItem] { items }
}
