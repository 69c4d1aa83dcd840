import Staging
import Testing

@testable import UIKit

/// Content whose end lies between two pixels comes to rest on a pixel.
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
}
