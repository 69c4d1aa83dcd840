import Testing
import UIKit

/// Tests every optional method of a scroll view's delegate, missing and present.
@MainActor @Suite struct OptionalScrollViewDelegateTests {
  private final class Empty: UIScrollViewDelegate {}

  private final class Full: UIScrollViewDelegate {
    var calls: [String] = []
    let zoomed = UIView(frame: .zero)

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willDrag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y += velocity.y
      calls.append("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willSlow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didSlow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didAnimate")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("willZoom")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      calls.append("didEndZooming \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("didInset")
    }
  }

  /// Calls all fourteen methods. Each element is true if the result was not nil.
  private func answers(of delegate: (any UIScrollViewDelegate)?) -> [Bool] {
    let view = UIScrollView(frame: .zero)
    var target = CGPoint(x: 0, y: 10)
    let void: [Void?] = [
      delegate?.scrollViewDidScroll?(view),
      delegate?.scrollViewDidZoom?(view),
      delegate?.scrollViewWillBeginDragging?(view),
      delegate?.scrollViewWillEndDragging?(
        view, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target),
      delegate?.scrollViewDidEndDragging?(view, willDecelerate: true),
      delegate?.scrollViewWillBeginDecelerating?(view),
      delegate?.scrollViewDidEndDecelerating?(view),
      delegate?.scrollViewDidEndScrollingAnimation?(view),
      delegate?.scrollViewWillBeginZooming?(view, with: nil),
      delegate?.scrollViewDidEndZooming?(view, with: nil, atScale: 3),
      delegate?.scrollViewDidScrollToTop?(view),
      delegate?.scrollViewDidChangeAdjustedContentInset?(view),
    ]
    #expect(target.y == (delegate is Full ? 12 : 10))
    return void.map { $0 != nil } + [
      delegate?.viewForZooming?(in: view) != nil,
      delegate?.scrollViewShouldScrollToTop?(view) != nil,
    ]
  }

  @Test func missingMethodsAnswerNil() {
    #expect(answers(of: Empty()) == Array(repeating: false, count: 14))
    #expect(answers(of: nil) == Array(repeating: false, count: 14))
  }

  @Test func presentMethodsAnswer() {
    let delegate = Full()
    #expect(answers(of: delegate) == Array(repeating: true, count: 14))
    #expect(
      delegate.calls == [
        "didScroll", "didZoom", "willDrag", "willEndDragging", "didEndDragging true", "willSlow",
        "didSlow", "didAnimate", "willZoom", "didEndZooming 3.0", "didTop", "didInset",
      ])
    let view = UIScrollView(frame: .zero)
    #expect((delegate as any UIScrollViewDelegate).scrollViewShouldScrollToTop?(view) == false)
  }

  @Test func aMissingMethodCalledBareYieldsTheDocumentedDefault() {
    let delegate: any UIScrollViewDelegate = Empty()
    let view = UIScrollView(frame: .zero)
    #expect(delegate.scrollViewShouldScrollToTop(view))
    #expect(delegate.viewForZooming(in: view) == nil)
  }
}
