import QuartzCore
import Testing
import UIKit

/// Rows about animated changes.
extension UIViewBehaviours {
  private static let animate = Source.apple("uikit/uiview/animate(withduration:animations:)")
  private static let block = Source.apple(
    "uikit/uiview/animate(withduration:animations:completion:)")

  @MainActor private static func box() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @MainActor private static func shown(_ view: UIView) -> CALayer {
    view.layer.presentation() ?? view.layer
  }

  static func animation(_ list: inout Behaviours) {
    list.row("a view has its new values while they are animated", animate) {
      let view = box()
      UIView.animate(withDuration: 1) { view.center.x = 105 }
      #expect(view.center.x == 105 && shown(view).position.x == 5)
      MediaClock.current.advance(by: 1)
      #expect(shown(view).position.x == 105)
    }
    list.row("the completion is called at the end, with true", block) {
      let view = box()
      var heard: [Bool] = []
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { heard.append($0) })
      MediaClock.current.advance(by: 0.9)
      #expect(heard.isEmpty)
      MediaClock.current.advance(by: 0.1)
      #expect(heard == [true])
    }
    list.row(
      "until the delay ends the presentation does not change",
      .apple("uikit/uiview/animate(withduration:delay:options:animations:completion:)")
    ) {
      let view = box()
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.center.x = 105 }
      MediaClock.current.advance(by: 2)
      #expect(shown(view).position.x == 5)
      MediaClock.current.advance(by: 0.5)
      #expect(shown(view).position.x == 55)
    }
    list.row(
      "a duration of zero makes the changes at once",
      .apple("uikit/uiview/animate(withduration:delay:options:animations:completion:)")
    ) {
      let view = box()
      UIView.animate(withDuration: 0) { view.center.x = 105 }
      #expect(shown(view).position.x == 105 && view.layer.animationKeys() == nil)
    }
    list.row(
      "setAnimationsEnabled(false) makes changes at once",
      .apple("uikit/uiview/setanimationsenabled(_:)")
    ) {
      let view = box()
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.center.x = 105 }
      UIView.setAnimationsEnabled(true)
      #expect(shown(view).position.x == 105)
    }
    list.row(
      "performWithoutAnimation(_:) makes changes at once inside an animation",
      .apple("uikit/uiview/performwithoutanimation(_:)")
    ) {
      let view = box()
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 105 }
        view.alpha = 0
      }
      #expect(shown(view).position.x == 105 && shown(view).opacity == 1)
    }
    list.row(
      "inheritedAnimationDuration is the enclosing animation's duration, else zero",
      .apple("uikit/uiview/inheritedanimationduration")
    ) {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 3) { #expect(UIView.inheritedAnimationDuration == 3) }
    }
    list.row(
      "an animation inside another one has the outer one's duration",
      .apple("uikit/uiview/animationoptions/overrideinheritedduration")
    ) {
      let view = box()
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1) { view.center.x = 105 }
      }
      MediaClock.current.advance(by: 2)
      #expect(shown(view).position.x == 55)
    }
    list.row(
      "overrideInheritedDuration gives an animation inside another one its own duration",
      .apple("uikit/uiview/animationoptions/overrideinheritedduration")
    ) {
      let view = box()
      UIView.animate(withDuration: 4) {
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { view.center.x = 105 }
      }
      MediaClock.current.advance(by: 0.5)
      #expect(shown(view).position.x == 55)
    }
    list.row("layoutIfNeeded() inside an animation animates changes by constraints", animate) {
      let (page, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: page.leftAnchor)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: page.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      page.layoutIfNeeded()
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.layoutIfNeeded() }
      MediaClock.current.advance(by: 0.5)
      #expect(shown(view).position.x == 55 && view.frame.minX == 100)
    }
    list.row(
      "isHidden is not animated", .apple("uikit/uiview/ishidden"),
      uncertain: "it is not in the list of animatable properties"
    ) {
      let view = box()
      UIView.animate(withDuration: 1) { view.isHidden = true }
      #expect(shown(view).isHidden)
    }
    list.row(
      "keyframes take their part of the duration",
      .apple("uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)")
    ) {
      let view = box()
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
      MediaClock.current.advance(by: 1)
      #expect(shown(view).opacity == 1)
      MediaClock.current.advance(by: 1)
      #expect(shown(view).opacity == 0)
    }
    list.row(
      "transition(from:to:) exchanges two views in their superview",
      .apple("uikit/uiview/transition(from:to:duration:options:completion:)")
    ) {
      let (page, old, new) = (box(), box(), box())
      page.addSubview(old)
      UIView.transition(
        from: old, to: new, duration: 1, options: .transitionCrossDissolve, completion: nil)
      MediaClock.current.advance(by: 1)
      #expect(page.subviews == [new] && old.superview == nil)
    }
  }
}
