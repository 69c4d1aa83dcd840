/// A touch that began on an item and has not ended.
struct ItemTouch {
  /// The item on which the touch began.
  var indexPath: IndexPath
  /// Whether the touch is on that item now.
  var isInside: Bool
  /// The touch's identity; nil for one outside a window.
  var finger: ObjectIdentifier?
}
