/// How large a scroll view shows its content, and the fingers that change it.
@MainActor
final class ScrollZoom {
  /// The scale that the content is shown at.
  var scale: CGFloat = 1
  var limits: (least: CGFloat, greatest: CGFloat) = (1, 1)
  /// Whether fingers are changing the scale.
  var isPinching = false
  /// The scale when they began.
  var pinchStart: CGFloat = 1
  /// The offset that fingers have brought the content to, before it was rounded to pixels: many
  /// small steps would add up to a drift.
  var exactOffset: CGPoint?
  /// Two fingers; there are none where the scale has no room to change.
  private(set) var pinch: UIPinchGestureRecognizer?

  func clamped(_ scale: CGFloat) -> CGFloat { max(limits.least, min(scale, limits.greatest)) }

  /// What is shown of a scale that fingers ask for: past a limit they change it half as much, by
  /// its logarithm. Apple publishes no figure.
  func stretched(_ scale: CGFloat, bounces: Bool) -> CGFloat {
    let limit = clamped(scale)
    guard bounces, limit > 0, scale > 0 else { return limit }
    return limit * (scale / limit).squareRoot()
  }

  /// Follows two fingers on a view where the scale has room to change.
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
