/// A finger that came down on an item and has not been lifted.
struct ItemTouch {
  /// The item it came down on.
  var indexPath: IndexPath
  /// Whether it lies on that item now.
  var isInside: Bool
}
