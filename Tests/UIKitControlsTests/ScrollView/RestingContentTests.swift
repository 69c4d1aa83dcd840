import Testing
import UIKit

@testable import UIKitControls
@testable import UIKitLists

/// Tests the offset of resting content when the range of offsets changes.
@MainActor @Suite struct RestingContentTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Creates content 2000 points high, at rest at its end, 1520.
  init() {
    view.contentSize = CGSize(width: 320, height: 2000)
    view.contentOffset.y = 1520
    view.layoutIfNeeded()
  }

  @Test func contentThatBecomesShorterIsPulledBackToItsEnd() {
    view.contentSize.height = 1000
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 520))
  }

  @Test func contentThatFitsAfterwardsIsAtItsStart() {
    view.contentInset.top = 20
    view.contentSize.height = 100
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test func aViewThatGrowsShowsNothingPastTheEnd() {
    view.frame.size.height = 800
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 1200))
  }

  @Test func aTurnKeepsContentInsideOnBothAxes() {
    view.contentSize = CGSize(width: 640, height: 640)
    view.contentOffset = CGPoint(x: 320, y: 160)
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 160, y: 160))
  }

  @Test func anInsetThatGoesTakesItsRoomAlong() {
    view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
    view.contentOffset.y = 1550
    view.layoutIfNeeded()
    view.contentInset = .zero
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1520)
    view.contentInset.top = 60
    view.contentOffset.y = -60
    view.layoutIfNeeded()
    view.contentInset.top = 0
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
  }

  @Test func anOffsetThatCodeHasChosenOutsideStays() {
    view.contentOffset.y = 1900
    view.layoutIfNeeded()
    view.contentSize.height = 1800
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1900)
    view.contentOffset.y = 5000
    view.frame.size.height = 100
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 5000)
  }

  @Test func theDelegateIsCalled() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    view.delegate = listener
    view.contentSize.height = 1000
    view.layoutIfNeeded()
    #expect(listener.offsets == [520])
  }

  /// An animation in progress ends inside the content.
  @Test func anAnimatedOffsetEndsInside() {
    let screen = DraggedScreen()
    screen.view.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    screen.view.contentSize.height = 1000
    screen.window.clock.settle()
    #expect(screen.offset.y == 520)
  }

  @Test func contentUnderAFingerWaitsUntilTheFingerLifts() throws {
    let screen = DraggedScreen()
    screen.view.contentOffset.y = 1500
    screen.window.layoutIfNeeded()
    try screen.play { $0.down(at: CGPoint(x: 160, y: 240)) }
    screen.view.contentSize.height = 1000
    screen.window.layoutIfNeeded()
    #expect(screen.offset.y == 1500)
    try screen.play { $0.lift() }
    screen.window.clock.settle()
    #expect(screen.offset.y == 520)
  }

  /// Rows above that are measured higher move the content and its path back, but no further than
  /// this path.
  @Test func contentThatIsMovedWhileItSpringsBackStillStopsInside() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.alwaysBounceVertical = true
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    try window.play {
      $0.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), duration: 0.2)
      $0.lift()
    }
    window.clock.advance(by: 0.1)
    #expect(view.isDecelerating && view.contentOffset.y > 20)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 38)
    layout.invalidateLayout(with: context)
    window.clock.settle()
    #expect(view.contentOffset == .zero)
  }

  /// For example, a controller is presented over content that a finger pulls, and the screen
  /// rotates.
  @Test func coveredContentThatAFingerLeavesRests() {
    view.contentOffset.y = 1600
    view.layoutIfNeeded()
    view.allTouchesEnded()
    #expect(view.contentOffset.y == 1520)
    view.frame.size.height = 600
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1400)
  }
}
