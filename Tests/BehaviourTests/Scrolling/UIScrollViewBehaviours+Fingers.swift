import Testing
import UIKit

/// Rows about touches on a scroll view, and zooming.
extension UIScrollViewBehaviours {
  static func addFingers(_ rows: inout Behaviours) {
    rows.row(
      "a fling calls the delegate for drag, release, deceleration and end in this order",
      .apple("uikit/uiscrollviewdelegate")
    ) {
      let screen = ScrollScreen()
      try screen.fling(-1000)
      screen.window.clock.settle()
      #expect(
        screen.follower.heard == [
          "drag", "scroll", "release", "goes on", "slow", "scroll", "rest",
        ])
    }
    rows.row(
      "the velocity at the end of a drag is in points per millisecond",
      .apple(
        "uikit/uiscrollviewdelegate/"
          + "scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)"),
      uncertain: "the page says points and no time"
    ) {
      let screen = ScrollScreen()
      try screen.fling(-1000)
      let velocity = try #require(screen.follower.velocities.first)
      #expect(abs(velocity.y - 1) < 1e-6)
    }
    rows.row(
      "content comes to rest at the delegate's target",
      .apple(
        "uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)")
    ) {
      let screen = ScrollScreen()
      screen.follower.target = { _ in CGPoint(x: 0, y: 333) }
      try screen.fling(-1000)
      screen.window.clock.settle()
      #expect(screen.view.contentOffset.y == 333)
    }
    rows.row(
      "an offset set in code during deceleration keeps the speed", .wwdc("2011/104")
    ) {
      let screen = ScrollScreen()
      screen.view.contentSize.height = 10_000
      try screen.fling(-1000)
      screen.window.clock.advance(by: 0.1)
      let before = screen.view.contentOffset.y
      screen.view.contentOffset.y = before + 1000
      #expect(screen.view.isDecelerating)
      screen.window.clock.settle()
      #expect(screen.view.contentOffset.y > before + 1200)
    }
    rows.row(
      "content that a delegate holds at its start during deceleration stays there",
      .apple("uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)"),
      uncertain: "apps prevent a bounce at the top this way; the page does not mention it"
    ) {
      let screen = ScrollScreen()
      screen.view.contentOffset.y = 100
      screen.follower.didScroll = { view in
        if view.contentOffset.y < 0 { view.contentOffset.y = 0 }
      }
      try screen.fling(900)
      screen.window.clock.settle()
      #expect(screen.view.contentOffset.y == 0 && !screen.view.isDecelerating)
    }
    rows.row(
      "setContentOffset(_:animated:) without animation stops deceleration",
      .apple("swiftui/transaction/scrollpositionupdatepreservesvelocity")
    ) {
      let screen = ScrollScreen()
      try screen.fling(-1000)
      screen.view.setContentOffset(screen.view.contentOffset, animated: false)
      #expect(!screen.view.isDecelerating)
    }
    rows.row(
      "with paging content comes to rest at a multiple of the view's height",
      .apple("uikit/uiscrollview/ispagingenabled")
    ) {
      let screen = ScrollScreen()
      screen.view.isPagingEnabled = true
      try screen.fling(-800)
      screen.window.clock.settle()
      #expect(screen.view.contentOffset.y == 200)
    }
    rows.row(
      "a finger does not scroll while scrolling is disabled",
      .apple("uikit/uiscrollview/isscrollenabled")
    ) {
      let screen = ScrollScreen()
      screen.view.isScrollEnabled = false
      try screen.drag(by: CGVector(dx: 0, dy: -60))
      #expect(screen.view.contentOffset.y == 0)
    }
    rows.row(
      "without bounces content stops at its start", .apple("uikit/uiscrollview/bounces")
    ) {
      let screen = ScrollScreen()
      screen.view.bounces = false
      try screen.drag(by: CGVector(dx: 0, dy: 80))
      #expect(screen.view.contentOffset.y == 0)
    }
    rows.row(
      "content pulled past its start moves less than the finger",
      .apple("uikit/uiscrollview/bounces")
    ) {
      let screen = ScrollScreen()
      try screen.drag(by: CGVector(dx: 0, dy: 80))
      #expect(screen.view.contentOffset.y < 0 && screen.view.contentOffset.y > -60)
      try screen.window.play { $0.lift() }
      screen.window.clock.settle()
      #expect(screen.view.contentOffset.y == 0)
    }
    rows.row(
      "content that fits cannot be pulled, unless it always bounces",
      .apple("uikit/uiscrollview/alwaysbouncevertical")
    ) {
      let screen = ScrollScreen()
      screen.view.contentSize.height = 100
      try screen.drag(by: CGVector(dx: 0, dy: 60))
      #expect(screen.view.contentOffset.y == 0)
      try screen.window.play { $0.lift() }
      screen.view.alwaysBounceVertical = true
      try screen.drag(by: CGVector(dx: 0, dy: 60))
      #expect(screen.view.contentOffset.y < 0)
    }
    rows.row(
      "a finger is tracked before it scrolls", .apple("uikit/uiscrollview/istracking")
    ) {
      let screen = ScrollScreen()
      try screen.window.play { $0.down(at: CGPoint(x: 50, y: 50)) }
      #expect(screen.view.isTracking && !screen.view.isDragging)
    }
    rows.row(
      "when a finger scrolls, controls keep their touches, and other views lose them",
      .apple("uikit/uiscrollview/touchesshouldcancel(in:)")
    ) {
      let view = UIScrollView()
      #expect(!view.touchesShouldCancel(in: UISwitch()))
      #expect(view.touchesShouldCancel(in: UIView()))
    }
    rows.row(
      "touches in the content are delivered to it by default",
      .apple("uikit/uiscrollview/touchesshouldbegin(_:with:in:)")
    ) { #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIView())) }
    rows.row(
      "the pan gesture has the scroll view for its view",
      .apple("uikit/uiscrollview/pangesturerecognizer")
    ) {
      let view = UIScrollView()
      #expect(view.panGestureRecognizer.view === view)
    }
  }

  static func addZooming(_ rows: inout Behaviours) {
    rows.row(
      "all zoom scales are 1 by default", .apple("uikit/uiscrollview/maximumzoomscale")
    ) {
      let view = UIScrollView()
      #expect([view.minimumZoomScale, view.zoomScale, view.maximumZoomScale] == [1, 1, 1])
    }
    rows.row("zooming bounces by default", .apple("uikit/uiscrollview/bounceszoom")) {
      #expect(UIScrollView().bouncesZoom)
    }
    rows.row(
      "with equal minimum and maximum zoom scales there is no pinch gesture",
      .apple("uikit/uiscrollview/pinchgesturerecognizer")
    ) {
      let view = UIScrollView()
      #expect(view.pinchGestureRecognizer == nil)
      view.maximumZoomScale = 2
      #expect(view.pinchGestureRecognizer != nil)
    }
    rows.row(
      "a zoom scale sets the zoomed view's transform and the content size",
      .apple("uikit/uiscrollviewdelegate/viewforzooming(in:)")
    ) {
      let (screen, child) = zoomable()
      screen.view.zoomScale = 2
      #expect(child.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
      #expect(screen.view.contentSize == CGSize(width: 200, height: 400))
    }
    rows.row(
      "a zoom scale is limited by the minimum and the maximum",
      .apple("uikit/uiscrollview/zoomscale")
    ) {
      let (screen, _) = zoomable()
      screen.view.zoomScale = 9
      #expect(screen.view.zoomScale == 3)
      screen.view.zoomScale = 0.1
      #expect(screen.view.zoomScale == 1)
    }
    rows.row(
      "without a view from the delegate there is no zooming",
      .apple("uikit/uiscrollviewdelegate/viewforzooming(in:)")
    ) {
      let (screen, _) = zoomable()
      screen.follower.zoomed = nil
      screen.view.zoomScale = 2
      #expect(screen.view.zoomScale == 1)
    }
    rows.row(
      "zoom(to:animated:) fills the view with a rectangle",
      .apple("uikit/uiscrollview/zoom(to:animated:)")
    ) {
      let (screen, _) = zoomable()
      screen.view.zoom(to: CGRect(x: 25, y: 50, width: 50, height: 100), animated: false)
      #expect(screen.view.zoomScale == 2)
      #expect(screen.view.contentOffset == CGPoint(x: 50, y: 100))
    }
    rows.row(
      "programmatic zooming calls the delegate for each scale",
      .apple("uikit/uiscrollviewdelegate/scrollviewdidzoom(_:)")
    ) {
      let (screen, _) = zoomable()
      screen.view.zoomScale = 2
      #expect(screen.follower.heard.contains("zooms"))
    }
  }

  @MainActor private static func zoomable() -> (ScrollScreen, UIView) {
    let screen = ScrollScreen()
    let child = UIView(frame: screen.view.bounds)
    screen.view.addSubview(child)
    screen.view.contentSize = child.bounds.size
    screen.view.maximumZoomScale = 3
    screen.follower.zoomed = child
    return (screen, child)
  }
}
