import Staging
import Testing
import UIKit

/// Tests that content whose end is between two pixels comes to rest on a pixel.
@MainActor @Suite struct ScrollToRestTests {
  @Test(arguments: [1, 2, 3])
  func aHeightBetweenPixelsSettles(scale: CGFloat) throws {
    let stage = Stage.make(
      size: CGSize(width: 40, height: 60), scale: scale, traits: nil, inWindow: true
    ) {
      let screen = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
      screen.contentSize = CGSize(width: 40, height: 100.318)
      return screen
    }.stage
    try stage.scrollToRest(at: CGPoint(x: 0, y: 1000))
    let offset = try stage.scrolling().contentOffset.y
    #expect(abs(offset - 40.318) <= 0.5 / scale)
  }

  /// An endless view scrolls itself to its middle whenever it is scrolled.
  @Test func aViewThatPutsItselfElsewhereStaysThere() throws {
    final class Endless: UIScrollView, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if abs(contentOffset.y - 500) > 100 {
          contentOffset.y = 500 + contentOffset.y.truncatingRemainder(dividingBy: 100)
        }
      }
    }
    let stage = Stage.make(
      size: CGSize(width: 40, height: 60), scale: 1, traits: nil, inWindow: true
    ) {
      let screen = Endless(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
      screen.contentSize = CGSize(width: 40, height: 1000)
      screen.delegate = screen
      return screen
    }.stage
    try stage.scrollToRest(at: CGPoint(x: 0, y: 230))
    #expect(try stage.scrolling().contentOffset.y == 530)
    try stage.scrollToRest(at: CGPoint(x: 0, y: 450))
    #expect(try stage.scrolling().contentOffset.y == 450)
  }

  @Test func contentThatNeverEndsGrowingIsAMistake() throws {
    final class Growing: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentSize.height += 10
      }
    }
    let stage = Stage.make(
      size: CGSize(width: 40, height: 60), scale: 1, traits: nil, inWindow: true
    ) {
      let screen = Growing(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
      screen.contentSize.height = 1000
      return screen
    }.stage
    #expect(throws: Staging.SnapshotError.notSettled(passes: 10)) {
      try stage.scrollToRest(at: CGPoint(x: 0, y: 5000))
    }
  }
}
