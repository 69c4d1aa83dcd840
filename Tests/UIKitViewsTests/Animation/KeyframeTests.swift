import Testing
import UIKit

@MainActor @Suite struct KeyframeTests {
  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func eachKeyframeHasItsPartOfTheTime() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var heard: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.center.x = 105
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 5 }
      view.alpha = 0
    } completion: {
      heard = $0
    }
    #expect(view.center.x == 5 && view.alpha == 0)
    MediaClock.current.advance(by: 0.5)
    #expect(shown(view).position.x == 55 && shown(view).transform.m11 == 2)
    #expect(shown(view).opacity == 0.75)
    MediaClock.current.advance(by: 0.5)
    #expect(shown(view).position.x == 105 && shown(view).transform.m11 == 3)
    MediaClock.current.advance(by: 0.25)
    #expect(shown(view).position.x == 55)
    MediaClock.current.advance(by: 0.5)
    #expect(shown(view).position.x == 5 && heard == nil)
    MediaClock.current.advance(by: 0.25)
    #expect(heard == true && view.layer.animationKeys() == nil)
  }

  @Test func outsideOfAnAnimationAKeyframeShowsAtOnce() {
    let view = UIView(frame: .zero)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    #expect(shown(view).opacity == 0)
  }

  /// Halfway through the first half of a flip from the left, the left edge is nearer and larger.
  @Test func aFlipTurnsTheViewOver() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    outer.addSubview(view)
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.backgroundColor = .red })
    MediaClock.current.advance(by: 0.25)
    let turn = shown(view).transform
    #expect(abs(turn.m11 - 0.5.squareRoot()) < 1e-3 && turn.m14 > 0)
    MediaClock.current.advance(by: 0.5)
    #expect(shown(view).transform.m14 < 0)
    MediaClock.current.advance(by: 0.25)
    #expect(view.layer.animationKeys() == nil && view.layer.children.isEmpty)
  }

  /// A rectangle in an `NSValue` consists of a point and a size.
  @Test func rectanglesInValuesAreAnimated() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    let growing = CABasicAnimation(keyPath: "bounds")
    growing.fromValue = NSValue(cgRect: layer.bounds)
    growing.toValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 10))
    growing.duration = 2
    layer.add(growing, forKey: nil)
    MediaClock.current.advance(by: 1)
    #expect(layer.presentation()?.bounds.width == 20)
  }
}
