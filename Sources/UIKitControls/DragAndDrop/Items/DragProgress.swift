/// How far a drag of something has come.
package enum DragProgress {
  /// Nobody drags it.
  case none
  /// It is lifted, and rests.
  case lifting
  /// A finger carries it, or it is on its way from there.
  case dragging
}
