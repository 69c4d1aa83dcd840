/// The animation of a scroll view to another zoom scale and its offset.
@MainActor
final class ZoomAnimation: ContentMotion {
  struct State {
    var scale: CGFloat
    var offset: CGPoint
  }

  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  private var start: State
  private var end: State
  /// Whether the animation returns to a limit of the scale.
  let isBounce: Bool

  var duration: TimeInterval { OffsetAnimation.duration }

  init(from start: State, to end: State, isBounce: Bool) {
    (self.start, self.end, self.isBounce) = (start, end, isBounce)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let progress = progress(at: time)
    return CGPoint(
      x: start.offset.x + (end.offset.x - start.offset.x) * progress,
      y: start.offset.y + (end.offset.y - start.offset.y) * progress)
  }

  func move(_ view: UIScrollView, to time: TimeInterval) {
    let scale = start.scale + (end.scale - start.scale) * progress(at: time)
    view.show(State(scale: scale, offset: offset(at: time)))
  }

  func shift(by distance: CGPoint) {
    start.offset = CGPoint(x: start.offset.x + distance.x, y: start.offset.y + distance.y)
    end.offset = CGPoint(x: end.offset.x + distance.x, y: end.offset.y + distance.y)
  }

  /// Does nothing: the animation itself changes the content size.
  func clampToContent(_ view: UIScrollView, at time: TimeInterval) {}

  func didArrive(in view: UIScrollView) { view.notifyZoomingEnded() }

  func wasStopped(in view: UIScrollView, byTouch: Bool) { view.notifyZoomingEnded() }

  private func progress(at time: TimeInterval) -> CGFloat {
    time < duration ? CGFloat(Self.curve.value(at: time / duration)) : 1
  }
}
