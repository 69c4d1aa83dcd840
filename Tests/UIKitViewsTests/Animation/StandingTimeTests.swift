import Sessions
import Testing
import UIKit

@testable import QuartzCore

/// Animations that begin while time stands still, and are none the longer kept for it.
@MainActor @Suite struct StandingTimeTests {
  @Test func animationsOfOnePropertyDoNotPileUp() throws {
    RenderSession().run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for index in 1...500 {
        UIView.animate(withDuration: 1) { view.center.x = CGFloat(5 + index) }
      }
      #expect(view.layer.animationKeys()?.count == 16)
      // Nothing has moved yet, and all of it is on its way.
      #expect(view.layer.presentation()?.position.x == 5)
      MediaClock.current.advance(by: 1)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.layer.presentation()?.position.x == 505)
    }
  }

  /// Each has its own time and its own end.
  @Test func otherAnimationsStayApart() {
    RenderSession().run {
      let view = UIView()
      var ends = 0
      for index in 1...40 {
        UIView.animate(withDuration: 1) {
          view.center.x = CGFloat(index)
        } completion: { _ in
          ends += 1
        }
      }
      #expect(view.layer.animationKeys()?.count == 40)
      MediaClock.current.advance(by: 1)
      #expect(ends == 40)
    }
  }

  @Test func nothingIsDueWhereNobodyWaits() {
    RenderSession().run {
      UIView.animate(withDuration: 1) {}
      #expect(MediaClock.current.isIdle)
      UIView.animate(withDuration: 1) {
      } completion: { _ in
      }
      #expect(!MediaClock.current.isIdle)
    }
  }

  /// What was taken back is let go, and its place with it.
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
