import QuartzCore
import Testing
import UIKit

@Suite struct UIViewPropertyAnimatorBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func page(_ name: String) -> Source {
    .apple("uikit/uiviewpropertyanimator/" + name)
  }

  /// Returns a linear animator of two seconds, and the view that it moves from 5 to 105.
  @MainActor private static func make() -> (UIViewPropertyAnimator, UIView) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    return (UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 105 }, view)
  }

  @MainActor private static func x(_ view: UIView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).position.x
  }

  static let rows: Behaviours = Behaviours(of: "UIViewPropertyAnimator") {
    $0.row(
      "an animator is inactive and changes nothing before it starts",
      page("init(duration:curve:animations:)")
    ) {
      let (animator, view) = make()
      #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)
    }
    $0.row(
      "startAnimation() makes an animator active and running",
      .apple("uikit/uiviewanimating/startanimation()")
    ) {
      let (animator, view) = make()
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      MediaClock.current.advance(by: 1)
      #expect(x(view) == 55 && animator.fractionComplete == 0.5)
    }
    $0.row(
      "at its end an animator is inactive and calls its completions with end",
      page("addcompletion(_:)")
    ) {
      let (animator, view) = make()
      var heard: [UIViewAnimatingPosition] = []
      animator.addCompletion { heard.append($0) }
      animator.startAnimation()
      MediaClock.current.advance(by: 2)
      #expect(heard == [.end] && animator.state == .inactive && x(view) == 105)
    }
    $0.row(
      "pauseAnimation() stops an animator at its current progress",
      .apple("uikit/uiviewanimating/pauseanimation()")
    ) {
      let (animator, view) = make()
      animator.startAnimation()
      MediaClock.current.advance(by: 0.5)
      animator.pauseAnimation()
      MediaClock.current.advance(by: 10)
      #expect(x(view) == 30 && animator.state == .active && !animator.isRunning)
    }
    $0.row(
      "setting fractionComplete activates an animator and shows that progress",
      page("fractioncomplete")
    ) {
      let (animator, view) = make()
      animator.fractionComplete = 0.25
      #expect(x(view) == 30 && animator.state == .active && !animator.isRunning)
    }
    $0.row("a reversed animator ends at its start", page("isreversed")) {
      let (animator, view) = make()
      var heard: [UIViewAnimatingPosition] = []
      animator.addCompletion { heard.append($0) }
      animator.startAnimation()
      MediaClock.current.advance(by: 1)
      animator.isReversed = true
      MediaClock.current.advance(by: 1)
      #expect(heard == [.start] && view.center.x == 5)
    }
    $0.row(
      "stopAnimation(true) keeps the presented values and calls no completion",
      .apple("uikit/uiviewanimating/stopanimation(_:)")
    ) {
      let (animator, view) = make()
      var heard: [UIViewAnimatingPosition] = []
      animator.addCompletion { heard.append($0) }
      animator.startAnimation()
      MediaClock.current.advance(by: 1)
      animator.stopAnimation(true)
      #expect(view.center.x == 55 && animator.state == .inactive && heard.isEmpty)
    }
    $0.row(
      "stopAnimation(false) waits for finishAnimation(at:), which sets the final position",
      .apple("uikit/uiviewanimating/finishanimation(at:)")
    ) {
      let (animator, view) = make()
      var heard: [UIViewAnimatingPosition] = []
      animator.addCompletion { heard.append($0) }
      animator.startAnimation()
      MediaClock.current.advance(by: 1)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: .end)
      #expect(heard == [.end] && view.center.x == 105 && animator.state == .inactive)
    }
    $0.row(
      "pausesOnCompletion keeps an animator active at its end without a completion",
      page("pausesoncompletion")
    ) {
      let (animator, _) = make()
      var isDone = false
      animator.addCompletion { _ in isDone = true }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      MediaClock.current.advance(by: 3)
      #expect(animator.state == .active && !animator.isRunning && !isDone)
    }
    $0.row(
      "startAnimation(afterDelay:) waits",
      .apple("uikit/uiviewanimating/startanimation(afterdelay:)")
    ) {
      let (animator, view) = make()
      animator.startAnimation(afterDelay: 1)
      MediaClock.current.advance(by: 1.5)
      #expect(x(view) == 30)
    }
    $0.row(
      "animations added with a delay factor begin later and end with the animator",
      page("addanimations(_:delayfactor:)")
    ) {
      let (animator, view) = make()
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      MediaClock.current.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 1)
      MediaClock.current.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 0.5)
    }
    $0.row(
      "an animator is interruptible, permits touches and scrubs linearly by default",
      page("isinterruptible")
    ) {
      let (animator, _) = make()
      #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
      #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    }
  }
}
