/// The progress of a drag.
package enum DragProgress {
  /// Not dragged.
  case none
  /// Lifted and not moved.
  case lifting
  /// Dragged, or moving to its destination or back.
  case dragging
}
