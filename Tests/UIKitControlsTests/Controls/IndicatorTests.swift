import Sessions
import Testing
import UIKit

@MainActor @Suite struct IndicatorTests {
  /// Dots are 7.5 points wide, 53 pixels apart at 3 pixels per point; three pages are 68 wide.
  /// Source: a picture of iOS 17.5.
  @Test func pagesAreDots() {
    RenderSession.fresh(scale: 3).run {
      let control = UIPageControl()
      control.numberOfPages = 3
      #expect(control.intrinsicContentSize == CGSize(width: 68, height: 26))
      #expect(control.size(forNumberOfPages: 0).height == 26)
      control.sizeToFit()
      control.layoutIfNeeded()
      let middles = control.subviews.dropFirst().map { ($0.frame.midX * 3).rounded() }
      #expect(middles == [49, 102, 155])
      #expect(control.subviews[1].frame.width == 7.5)
    }
  }

  @Test func pagesTurn() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 4
    let screen = ControlScreen(control, at: CGPoint(x: 50, y: 50))
    screen.tap(190, 10)
    screen.tap(190, 10)
    #expect(control.currentPage == 2)
    screen.tap(10, 10)
    #expect(control.currentPage == 1 && screen.take().filter { $0 == "value" }.count == 3)
    screen.down(100, 10)
    screen.move(137, 10)
    #expect(control.currentPage == 3)
    screen.move(0, 10)
    #expect(control.currentPage == 0)
    screen.up(0, 10)
    #expect(control.currentPage == 0, "a drag is not a tap")
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    control.layoutIfNeeded()
    #expect(control.subviews[1].isHidden && control.subviews.count == 2)
    control.currentPage = 9
    #expect(control.currentPage == 0)
  }

  /// The bar is 4 points high. Source: nib files.
  @Test func progressFillsFromTheLeadingEdge() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.height == 4 && view.intrinsicContentSize == CGSize(width: -1, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    view.progress = 0.25
    view.layoutIfNeeded()
    let bar = view.subviews[1]
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  private func strengths(_ view: UIActivityIndicatorView) -> [Int] {
    (view.layer.sublayers ?? []).map {
      Int((($0.presentation() ?? $0).opacity * 255).rounded())
    }
  }

  /// An eighth of a second later, every petal has its neighbour's opacity.
  @Test func anIndicatorTurnsByTheClock() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && view.bounds.size == CGSize(width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    view.startAnimating()
    window.layoutIfNeeded()
    #expect(!view.isHidden && view.isAnimating)
    #expect(strengths(view) == [147, 47, 47, 47, 47, 72, 97, 122])
    MediaClock.current.advance(by: 0.13)
    #expect(strengths(view) == [122, 147, 47, 47, 47, 47, 72, 97])
    MediaClock.current.advance(by: 1)
    #expect(strengths(view) == [122, 147, 47, 47, 47, 47, 72, 97])
    view.stopAnimating()
    #expect(view.isHidden && strengths(view) == [147, 47, 47, 47, 47, 72, 97, 122])
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
  }
}
