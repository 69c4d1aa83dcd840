import UIKit

/// A scroll view of 100 × 200 points that fills a window, with content of 100 × 1000, and a record
/// of its delegate's calls.
@MainActor
final class ScrollScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let view: UIScrollView
  let follower = ScrollFollower()

  init(safeTop: CGFloat = 0, view: UIScrollView = UIScrollView()) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = safeTop
    window.rootViewController = controller
    window.isHidden = false
    self.view = view
    view.frame = window.bounds
    view.contentSize = CGSize(width: 100, height: 1000)
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    view.delegate = follower
  }

  /// Flings the content at a speed in points per second.
  func fling(_ speed: CGFloat) throws {
    try window.play {
      $0.fling(from: CGPoint(x: 50, y: 100), velocity: CGVector(dx: 0, dy: speed))
    }
  }

  /// Drags the content without lifting the finger.
  func drag(by way: CGVector) throws {
    let start = CGPoint(x: 50, y: 100)
    try window.play {
      $0.drag(from: start, to: CGPoint(x: 50 + way.dx, y: 100 + way.dy), duration: 0.2)
      $0.wait(0.2)
    }
  }
}

/// Records a scroll view's delegate calls; successive scroll events count once.
@MainActor
final class ScrollFollower: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var zoomed: UIView?
  var letsScrollToTop = true
  var velocities: [CGPoint] = []
  var target: (CGPoint) -> CGPoint = { $0 }
  var didScroll: (UIScrollView) -> Void = { _ in }

  private func hear(_ news: String) {
    if heard.last != news { heard.append(news) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hear("scroll")
    didScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear("release")
    velocities.append(velocity)
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(decelerate ? "goes on" : "stays")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear("slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("end of animation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { letsScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear("top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { hear("inset") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { hear("zoom") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear("zooms") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { hear("zoomed to \(scale)") }
}
