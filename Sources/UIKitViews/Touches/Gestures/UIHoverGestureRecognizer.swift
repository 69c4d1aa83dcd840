/// A recognizer of a pointer over a view. It recognizes nothing: there is no pointer.
///
/// Source: Apple, UIHoverGestureRecognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil, from 0 to 1. Always 0.
  open var zOffset: CGFloat { 0 }
  /// The altitude of a pencil, in radians. Always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth of a pencil in a view, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
