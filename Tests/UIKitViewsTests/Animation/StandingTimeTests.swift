import Sessions
import Testing
import UIKit

@testable import QuartzCore

/// Tests animations that begin while time does not advance, and that are not kept longer because of
/// it.
@MainActor @Suite struct StandingTimeTests {
  @Test func animationsOfOnePropertyDoNotPileUp() throws {
    RenderSession().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for index in 1...500 {
        UIView.animate(withDuration: 1) { view.center.x = CGFloat(5 + index) }
      }
      #expect(view.layer.animationKeys()?.count == 16)
      // Nothing has moved yet: all animations are at their start.
      #expect(view.layer.presentation()?.position.x == 5)
      MediaClock.current.advance(by: 1)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.layer.presentation()?.position.x == 505)
    }
  }

  /// Every completion handler of the animations is called.
  @Test func everyCompletionHandlerIsCalled() {
    RenderSession().run {
      let view = UIView()
      let ends = Ends()
      for index in 1...40 {
        UIView.animate(withDuration: 1) {
          view.center.x = CGFloat(index)
        } completion: {
          ends.all.append($0)
        }
      }
      #expect(view.layer.animationKeys()?.count == 16)
      MediaClock.current.advance(by: 1)
      #expect(ends.all == [Bool](repeating: true, count: 40))
      for index in 1...40 {
        UIView.animate(withDuration: 1) {
          view.center.x = CGFloat(100 + index)
        } completion: {
          ends.all.append($0)
        }
      }
      view.layer.removeAllAnimations()
      MediaClock.current.advance(by: 1)
      #expect(ends.all.dropFirst(40) == ArraySlice(repeating: false, count: 40))
    }
  }

  @MainActor private final class Ends {
    var all: [Bool] = []
  }

  /// Each animation has its own duration.
  @Test func animationsOfOtherLengthsStayApart() {
    RenderSession().run {
      let view = UIView()
      for index in 1...40 {
        UIView.animate(withDuration: Double(index)) { view.center.x = CGFloat(index) }
      }
      #expect(view.layer.animationKeys()?.count == 40)
      MediaClock.current.advance(by: 20)
      #expect(view.layer.animationKeys()?.count == 20)
    }
  }

  @Test func nothingIsDueWithoutACompletionHandler() {
    RenderSession().run {
      UIView.animate(withDuration: 1) {}
      #expect(MediaClock.current.isIdle)
      UIView.animate(withDuration: 1) {
      } completion: { _ in
      }
      #expect(!MediaClock.current.isIdle)
    }
  }

  /// A cancelled closure of the clock is released, and the clock is idle.
  @Test func whatIsTakenBackIsNotKept() {
    RenderSession().run {
      let clock = MediaClock.current
      weak var kept: UIView?
      for _ in 0..<1000 {
        let view = UIView()
        kept = view
        clock.schedule(after: 1) { _ = view }.cancel()
      }
      #expect(kept == nil)
      #expect(clock.isIdle)
    }
  }
}
