import LayoutGeometry

/// The way of content that a finger has let go: it slows down, springs back from its ends, or goes
/// to where paging or a delegate want it.
@MainActor
final class Deceleration: ContentMotion {
  private var x: ScrollCurve
  private var y: ScrollCurve

  init(x: ScrollCurve, y: ScrollCurve) { (self.x, self.y) = (x, y) }

  var duration: TimeInterval { max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time), y: y.position(at: time))
  }

  func shift(by distance: CGPoint) {
    (x, y) = (x.shifted(by: distance.x), y.shifted(by: distance.y))
  }

  func keepInside(_ view: UIScrollView, at time: TimeInterval) {
    let (least, greatest) = (view.minimumContentOffset, view.maximumContentOffset)
    guard x.end > greatest.x || y.end > greatest.y || x.end < least.x || y.end < least.y else {
      return
    }
    x = x.keptInside(least.x...greatest.x, at: time)
    y = y.keptInside(least.y...greatest.y, at: time)
  }

  func didArrive(in view: UIScrollView) {
    view.assignedDelegate?.scrollViewDidEndDecelerating?(view)
  }

  func wasStopped(in view: UIScrollView, byFinger: Bool) { didArrive(in: view) }
}
