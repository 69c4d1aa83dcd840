import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 105 }
  }

  private var shown: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func itRunsToItsEnd() {
    let animator = animator()
    var heard: [UIViewAnimatingPosition] = []
    animator.addCompletion { heard.append($0) }
    #expect(animator.state == .inactive && view.center.x == 5)
    animator.startAnimation()
    #expect(animator.isRunning && view.center.x == 105 && shown == 5)
    MediaClock.current.advance(by: 0.5)
    #expect(shown == 30 && animator.fractionComplete == 0.25)
    MediaClock.current.advance(by: 1.5)
    #expect(heard == [.end] && animator.state == .inactive && shown == 105)
  }

  @Test func itIsPushedToAndFroAndLetGo() {
    let animator = animator()
    animator.fractionComplete = 0.75
    #expect(shown == 80 && animator.state == .active && !animator.isRunning)
    MediaClock.current.advance(by: 10)
    animator.fractionComplete = 0.5
    #expect(shown == 55)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    MediaClock.current.advance(by: 0.5)
    #expect(shown == 80)
  }

  @Test func reversedItEndsWhereItBegan() {
    let animator = animator()
    var heard: [UIViewAnimatingPosition] = []
    animator.addCompletion { heard.append($0) }
    animator.startAnimation()
    MediaClock.current.advance(by: 1)
    animator.isReversed = true
    MediaClock.current.advance(by: 0.5)
    #expect(shown == 30)
    MediaClock.current.advance(by: 0.5)
    #expect(heard == [.start] && view.center.x == 5)
  }

  @Test func stoppedItStaysAsItIsSeen() {
    let animator = animator()
    animator.startAnimation()
    MediaClock.current.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(view.center.x == 30 && animator.state == .inactive)
  }

  /// A spring overshoots its end: with a ratio of 0.2 by half of the distance and more.
  @Test func aSpringGoesBeyond() {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.2) { [view] in
      view.center.x = 105
    }
    animator.startAnimation()
    var farthest: CGFloat = 0
    for _ in 0..<119 {
      MediaClock.current.advance(by: 1 / 60)
      farthest = max(farthest, shown)
    }
    #expect(farthest > 150 && farthest < 160)
    MediaClock.current.advance(by: 0.1)
    #expect(shown == 105)
  }

  @Test func itWaitsForItsDelay() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    MediaClock.current.advance(by: 1)
    #expect(shown == 5)
    MediaClock.current.advance(by: 0.5)
    #expect(shown == 30)
  }
}
