/// The zoom state of a scroll view and its pinch recognizer.
@MainActor
final class ScrollZoom {
  /// The zoom scale of the content.
  var scale: CGFloat = 1
  var limits: (least: CGFloat, greatest: CGFloat) = (1, 1)
  /// Whether a pinch is changing the scale.
  var isPinching = false
  /// The scale at the start of the pinch.
  var pinchStart: CGFloat = 1
  /// The offset during a pinch before rounding to pixels, since many small steps would add up to a
  /// drift.
  var exactOffset: CGPoint?
  /// The pinch recognizer; nil if the scale limits are equal.
  private(set) var pinch: UIPinchGestureRecognizer?

  func clamped(_ scale: CGFloat) -> CGFloat { max(limits.least, min(scale, limits.greatest)) }

  /// Returns the displayed scale of a pinch: past a limit its logarithm changes half as much. Apple
  /// publishes no figure.
  func stretched(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    let limit = clamped(scale)
    guard bounces, limit > 0, scale > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }

  /// Adds or removes the pinch recognizer of a view, as the limits require.
  func updatePinch(on view: UIScrollView) {
    guard limits.least < limits.greatest else {
      pinch.map(view.removeGestureRecognizer)
      pinch = nil
      return
    }
    guard pinch == nil else { return }
    let pinch = UIPinchGestureRecognizer { ($0.view as? UIScrollView)?.pinchDidChange() }
    view.addGestureRecognizer(pinch)
    self.pinch = pinch
  }
}
