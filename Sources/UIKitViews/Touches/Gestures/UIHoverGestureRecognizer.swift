/// Follows a pointer over a view. There is none here: it recognises nothing.
///
/// Source: Apple, UIHoverGestureRecognizer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is away, 0 to 1. Zero.
  open var zOffset: CGFloat { 0 }
  /// How steep a pencil is held, in radians. Upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Which way a pencil points in a view, in radians. Zero.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
