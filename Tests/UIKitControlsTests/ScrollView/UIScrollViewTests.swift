import Testing
import UIKit

@MainActor @Suite struct UIScrollViewTests {
  private func scrollView(
    _ width: CGFloat = 320, _ height: CGFloat = 480, content: CGSize = .zero
  ) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentSize = content
    return view
  }

  @Test func theOffsetIsTheBoundsOrigin() {
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 100))
    view.bounds.origin.y = 50
    #expect(view.contentOffset.y == 50)
    #expect(view.frame.origin == .zero)
  }

  @Test func settingAnOffsetDoesNotClampIt() {
    let view = scrollView(content: CGSize(width: 320, height: 500))
    view.setContentOffset(CGPoint(x: 0, y: 999), animated: false)
    #expect(view.contentOffset.y == 999)
    view.contentOffset.y = -70
    #expect(view.contentOffset.y == -70)
  }

  @Test func theRangeReachesFromMinusTheInsetToTheEndPlusTheInset() {
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(view.minimumContentOffset == CGPoint(x: 0, y: -10))
    #expect(view.maximumContentOffset == CGPoint(x: 0, y: 1540))
    #expect(view.clampedContentOffset(CGPoint(x: 5, y: 1e9)) == CGPoint(x: 0, y: 1540))
    #expect(view.clampedContentOffset(CGPoint(x: -5, y: -1e9)) == CGPoint(x: 0, y: -10))
  }

  @Test func contentThatFitsHasOneOffset() {
    let view = scrollView(content: CGSize(width: 320, height: 110))
    #expect(view.minimumContentOffset == .zero && view.maximumContentOffset == .zero)
  }

  /// The bounds are 480 high at 0: the rectangle at 500, 100 high, requires an offset of 120.
  @Test func aRectangleIsBroughtInByTheLeastMove() {
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 120)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 120)
    view.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 30)
    view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 600), animated: false)
    #expect(view.contentOffset.y == 700)
    view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 500), animated: false)
    #expect(view.contentOffset.y == 1520)
  }

  @Test func offsetsAreOnWholePixels() {
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    let scale = UIScreen.main.scale
    view.contentOffset.y = 10 + 0.3 / scale
    #expect(view.contentOffset.y == 10)
    view.contentOffset.y = 10 + 0.6 / scale
    #expect(view.contentOffset.y == 10 + 1 / scale)
  }

  @Test func theDelegateIsCalledForEveryNewOffset() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (view, listener) = (scrollView(content: CGSize(width: 320, height: 2000)), Listener())
    view.delegate = listener
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    view.contentOffset.y = 7
    #expect(listener.offsets == [5, 7])
  }

  @Test func theSafeAreaIsAddedToTheInset() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    view.contentInset.top = 3
    root.addSubview(view)
    root.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0))
  }

  @Test func contentAtItsStartStaysThereWhenABarAppears() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = scrollView(content: CGSize(width: 320, height: 2000))
    root.addSubview(view)
    root.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
  }
}
