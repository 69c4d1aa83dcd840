/// A finger that came down on an item and has not been lifted.
struct ItemTouch {
  /// The item it came down on.
  var indexPath: IndexPath
  /// Whether it lies on that item now.
  var isInside: Bool
  /// Which finger it is; nil for one that is not on a window.
  var finger: ObjectIdentifier?
}
