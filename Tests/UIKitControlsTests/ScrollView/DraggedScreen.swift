import UIKit

/// A scroll view in a window, with a record of all delegate calls.
@MainActor
final class DraggedScreen {
  final class Follower: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var target: (CGPoint) -> CGPoint = { $0 }
    var velocities: [CGPoint] = []
    var targets: [CGPoint] = []
    var zoomed: UIView?
    var lets = true
    /// The view's properties at each call.
    var states: [String] = []

    private func hear(_ news: String, _ view: UIScrollView) {
      // Successive scroll events are one line.
      if news == "scroll", heard.last == "scroll" { return }
      heard.append(news)
      let flags = [
        view.isTracking ? "tracking" : nil, view.isDragging ? "dragging" : nil,
        view.isDecelerating ? "decelerating" : nil,
      ].compactMap(\.self).joined(separator: " ")
      states.append("\(news): \(flags)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("scroll", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("drag", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      hear("release", scrollView)
      velocities.append(velocity)
      targets.append(targetContentOffset.pointee)
      targetContentOffset.pointee = target(targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      hear(decelerate ? "released" : "dropped", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear("slow", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("rest", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("end", scrollView) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { lets }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear("top", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      hear("zoom", scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if heard.last != "zooming" { hear("zooming", scrollView) }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { hear("zoomed \(scale)", scrollView) }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIScrollView
  let follower = Follower()

  init(content: CGSize = CGSize(width: 320, height: 2000)) {
    view = UIScrollView(frame: window.bounds)
    view.contentSize = content
    view.delegate = follower
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  var offset: CGPoint { view.contentOffset }

  func play(_ write: (inout TouchScript) -> Void) throws { try window.play(write) }

  /// Drags from a place in the middle, without lifting the finger.
  func drag(by way: CGVector, in duration: TimeInterval = 0.2) throws {
    let start = CGPoint(x: 160, y: 240)
    try play {
      $0.drag(
        from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
    }
  }

  /// Drags up or down and lifts the finger at a speed in points per second.
  func fling(_ speed: CGFloat, from y: CGFloat = 240) throws {
    try play {
      $0.fling(from: CGPoint(x: 160, y: y), velocity: CGVector(dx: 0, dy: speed))
    }
  }

  /// Returns the calls since the last time.
  func takeEvents() -> [String] {
    defer { follower.heard = [] }
    return follower.heard
  }
}
