import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AnimatedScrollingTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("\(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
  }

  /// The content moves 600 points with easing at both ends in 18 frames, on half points; the
  /// expected Béziers are solved by bisection.
  private static let frames = [
    3.5, 14.5, 33.5, 61, 96, 139, 188.5, 243, 300, 357, 411.5, 461, 504, 539, 566.5, 585.5, 596.5,
    600,
  ]

  private func inWindow<V: UIScrollView>(_ view: V) -> UIWindow {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private func tall(_ follower: Follower) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 2000)
    view.delegate = follower
    return view
  }

  @Test(arguments: [[0.3], [0.1, 0.2], [Double](repeating: 0.01, count: 30), [5]])
  func theWayDoesNotDependOnTheSteps(_ steps: [Double]) {
    let follower = Follower()
    let view = tall(follower)
    let window = inWindow(view)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(view.contentOffset.y == 0 && follower.heard.isEmpty)
    for step in steps { MediaClock.current.advance(by: step) }
    #expect(follower.heard == Self.frames.map { "\(CGFloat($0))" } + ["end"])
    #expect(window.subviews.count == 1 && view.driver.motion == nil)
  }

  @Test func theOffsetIsReadOnTheWay() {
    let view = tall(Follower())
    let window = inWindow(view)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    MediaClock.current.advance(by: 0.1)
    #expect(view.contentOffset.y == 139)
    MediaClock.current.advance(by: 0.15)
    #expect(view.contentOffset.y == 566.5)
    MediaClock.current.advance(by: 0.05)
    #expect(view.contentOffset.y == 600)
    _ = window
  }

  @Test func anotherOffsetEndsTheWay() {
    let follower = Follower()
    let view = tall(follower)
    let window = inWindow(view)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    MediaClock.current.advance(by: 0.1)
    view.contentOffset.y = 50
    MediaClock.current.advance(by: 1)
    #expect(view.contentOffset.y == 50 && !follower.heard.contains("end"))
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    MediaClock.current.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    MediaClock.current.advance(by: 0.3)
    #expect(view.contentOffset.y == 0)
    #expect(follower.heard.filter { $0 == "end" }.count == 1)
    _ = window
  }

  @Test func outsideAWindowTheEndComesAtOnce() {
    let follower = Follower()
    let view = tall(follower)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(follower.heard == ["600.0"])
    let window = inWindow(view)
    UIView.performWithoutAnimation {
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(view.contentOffset.y == 100)
    _ = window
  }

  /// An offset set in a view animation notifies the delegate once; the presentation follows.
  @Test func anOffsetInAnAnimationScrollsOnce() {
    let follower = Follower()
    let view = tall(follower)
    let window = inWindow(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.contentOffset.y = 400 }
    MediaClock.current.advance(by: 0.25)
    #expect(view.layer.presentation()?.bounds.minY == 100)
    #expect(follower.heard == ["400.0"])
    MediaClock.current.advance(by: 1)
    #expect(follower.heard == ["400.0"])
    _ = window
  }

  @Test func aRectangleIsScrolledToWithAnimation() {
    let view = tall(Follower())
    let window = inWindow(view)
    view.scrollRectToVisible(CGRect(x: 0, y: 650, width: 10, height: 50), animated: true)
    MediaClock.current.advance(by: 0.1)
    #expect(view.contentOffset.y == 139)
    MediaClock.current.settle()
    #expect(view.contentOffset.y == 600)
    _ = window
  }

  /// The rows are 10 points high in a view of 35: every row up to row 63 becomes visible on the
  /// way.
  @Test func cellsComeAndGoOnTheWay() {
    let fixture = Fixture(count: 100)
    let window = inWindow(fixture.view)
    fixture.view.scrollToItem(at: .item(60), at: .top, animated: true)
    _ = fixture.listing.takeEvents()
    MediaClock.current.advance(by: 0.15)
    #expect(fixture.view.contentOffset.y == 300)
    #expect(fixture.texts == ["30", "31", "32", "33"])
    MediaClock.current.advance(by: 0.15)
    #expect(fixture.texts == ["60", "61", "62", "63"])
    let shown = Set(fixture.listing.heard.filter { $0.hasPrefix("will") })
    #expect(shown.contains("will 0,13") && shown.contains("will 0,50"))
    #expect(fixture.picture().contains { $0 != fixture.picture()[0] })
    _ = window
  }
}
