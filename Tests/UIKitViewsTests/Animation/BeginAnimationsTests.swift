import Testing
import UIKit

/// Tests animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite struct BeginAnimationsTests {
  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test func whatIsChangedInBetweenIsAnimated() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 105
    UIView.commitAnimations()
    view.center.y = 50
    #expect(view.center == CGPoint(x: 105, y: 50))
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position == CGPoint(x: 30, y: 50))
    MediaClock.current.advance(by: 0.75)
    #expect(shown(view).position.x == 105 && view.layer.animationKeys() == nil)
  }

  @Test func itTakesAFifthOfASecondAfterItsDelay() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    MediaClock.current.advance(by: 1)
    #expect(shown(view).opacity == 1)
    MediaClock.current.advance(by: 0.1)
    #expect(shown(view).opacity == 0.5)
    MediaClock.current.advance(by: 0.1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func committingPutsBackWhatWasInForceBefore() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.commitAnimations()
    UIView.setAnimationCurve(.linear)
    view.center.x = 25
    UIView.commitAnimations()
    MediaClock.current.advance(by: 0.1)
    #expect(shown(view).position.x == 15)
  }
}
