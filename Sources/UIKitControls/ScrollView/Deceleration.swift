import LayoutGeometry

/// The motion of content after a drag: it decelerates, bounces at its ends, or moves to the target
/// of paging or of the delegate.
@MainActor
final class Deceleration: ContentMotion {
  private var x: DeceleratingAxis
  private var y: DeceleratingAxis

  init(x: DeceleratingAxis, y: DeceleratingAxis) { (self.x, self.y) = (x, y) }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time), y: y.position(at: time))
  }

  func shift(by distance: CGPoint) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }

  /// Continues from another offset with the same velocity, after code has moved the content.
  func goOn(from offset: CGPoint, in view: UIScrollView, at time: TimeInterval) {
    let before = view.contentOffset
    let decay = ScrollCurve.decay(rate: Double(view.decelerationRate.rawValue))
    func goOn(_ axis: inout DeceleratingAxis, _ path: KeyPath<CGPoint, CGFloat>) {
      let range = view.range(path)
      axis.goOn(
        movedBy: Double(offset[keyPath: path] - before[keyPath: path]),
        ScrollRelease(
          offset: Double(offset[keyPath: path]), velocity: axis.velocity(at: time), decay: decay,
          range: Double(range.lowerBound)...Double(range.upperBound),
          bounces: view.bounces(along: path)),
        at: time)
    }
    goOn(&x, \.x)
    goOn(&y, \.y)
  }

  func clampToContent(_ view: UIScrollView, at time: TimeInterval) {
    let (least, greatest) = (view.minimumContentOffset, view.maximumContentOffset)
    guard x.end > greatest.x || y.end > greatest.y || x.end < least.x || y.end < least.y else {
      return
    }
    x.clampToContent(least.x...greatest.x, at: time)
    y.clampToContent(least.y...greatest.y, at: time)
  }

  func didArrive(in view: UIScrollView) {
    view.assignedDelegate?.scrollViewDidEndDecelerating?(view)
  }

  func wasStopped(in view: UIScrollView, byTouch: Bool) { didArrive(in: view) }
}
