import QuartzCore
import Testing
import UIKit

@Suite struct CAAnimationBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// A test of the GNUstep project whose values were checked against Apple's QuartzCore.
  private static let core = Source.suite(
    "gnustep/libs-quartzcore, Tests/quartzcore/CAAnimation/animation.m", license: "LGPL-2.1")

  private static func page(_ name: String) -> Source { .apple("quartzcore/" + name) }

  @MainActor private static func moved(_ change: (CABasicAnimation) -> Void) -> CALayer {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "move")
    return layer
  }

  @MainActor private static func x(_ layer: CALayer, after seconds: CFTimeInterval) -> CGFloat? {
    MediaClock.current.advance(by: seconds)
    return layer.presentation()?.position.x
  }

  private final class Ear: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  static let rows: Behaviours = Behaviours(of: "CAAnimation") {
    $0.row("an animation has no delegate and no timing function, and removes itself", core) {
      let animation = CAAnimation()
      #expect(animation.delegate == nil && animation.timingFunction == nil)
      #expect(animation.isRemovedOnCompletion && animation.fillMode == .removed)
      #expect(animation.duration == 0 && animation.repeatCount == 0 && !animation.autoreverses)
    }
    $0.row("a property animation is neither additive nor cumulative", core) {
      let animation = CABasicAnimation(keyPath: "opacity")
      #expect(!animation.isAdditive && !animation.isCumulative && animation.valueFunction == nil)
      #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
    }
    $0.row("by default a spring has mass 1, stiffness 100, damping 10 and starts at rest", core) {
      let spring = CASpringAnimation(keyPath: "position")
      #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
      #expect(spring.initialVelocity == 0 && spring.settlingDuration > 0)
    }
    $0.row("keyframes are interpolated linearly by default", core) {
      #expect(CAKeyframeAnimation(keyPath: "opacity").calculationMode == .linear)
    }
    $0.row("without a timing function an animation is linear", page("caanimation/timingfunction")) {
      #expect(x(moved { _ in }, after: 0.25) == 25)
    }
    $0.row("the model keeps its value while it is animated", page("calayer/presentation()")) {
      let layer = moved { _ in }
      #expect(x(layer, after: 0.5) == 50 && layer.position.x == 0)
    }
    $0.row(
      "an ended animation is removed, and the model value is shown again",
      page("caanimation/isremovedoncompletion")
    ) {
      let layer = moved { _ in }
      #expect(x(layer, after: 1) == 0 && layer.animation(forKey: "move") == nil)
    }
    $0.row(
      "an animation that is not removed and fills forwards keeps its final value",
      page("camediatiming/fillmode")
    ) {
      let layer = moved {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
      #expect(x(layer, after: 5) == 100 && layer.animationKeys() == ["move"])
    }
    $0.row("a duration of zero becomes a quarter of a second", page("calayer/add(_:forkey:)")) {
      let layer = moved { $0.duration = 0 }
      #expect(x(layer, after: 0.125) == 50)
    }
    $0.row(
      "repeatCount repeats an animation, also for a fraction", page("camediatiming/repeatcount")
    ) {
      let layer = moved { $0.repeatCount = 1.5 }
      #expect(x(layer, after: 1.25) == 25)
      #expect(x(layer, after: 0.25) == 0)
    }
    $0.row("autoreverses plays an animation backwards", page("camediatiming/autoreverses")) {
      #expect(x(moved { $0.autoreverses = true }, after: 1.75) == 25)
    }
    $0.row("speed 2 halves an animation's time", page("camediatiming/speed")) {
      #expect(x(moved { $0.speed = 2 }, after: 0.25) == 50)
    }
    $0.row("a toValue alone begins at the layer's value", page("cabasicanimation")) {
      let layer = moved { $0.fromValue = nil }
      layer.position.x = 20
      #expect(x(layer, after: 0.5) == 60)
    }
    $0.row("a fromValue alone ends at the layer's value", page("cabasicanimation")) {
      let layer = moved { $0.toValue = nil }
      layer.position.x = 40
      #expect(x(layer, after: 0.5) == 20)
    }
    $0.row("a byValue alone is added to the layer's value", page("cabasicanimation")) {
      let layer = moved {
        ($0.fromValue, $0.toValue) = (nil, nil)
        $0.byValue = 10
      }
      layer.position.x = 40
      #expect(x(layer, after: 0.5) == 45)
    }
    $0.row("an animation of a key replaces the one before", page("calayer/add(_:forkey:)")) {
      let layer = moved { _ in }
      let other = CABasicAnimation(keyPath: "opacity")
      other.duration = 1
      layer.add(other, forKey: "move")
      #expect(layer.animationKeys() == ["move"] && x(layer, after: 0.5) == 0)
    }
    $0.row("the layer has a copy: later changes have no effect", page("calayer/add(_:forkey:)")) {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      layer.add(animation, forKey: nil)
      animation.toValue = 1000
      #expect(x(layer, after: 0.5) == 50)
    }
    $0.row(
      "removeAllAnimations() leaves none",
      .suite("gnustep/libs-quartzcore, Tests/quartzcore/CALayer/animations.m", license: "LGPL-2.1")
    ) {
      let layer = moved { _ in }
      layer.removeAllAnimations()
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil && layer.animation(forKey: "move") == nil)
    }
    $0.row(
      "the delegate is called for the start, and for the end with true",
      page("caanimationdelegate/animationdidstop(_:finished:)")
    ) {
      let ear = Ear()
      let layer = moved { $0.delegate = ear }
      #expect(x(layer, after: 1) == 0 && ear.heard == ["start", "stop true"])
    }
    $0.row(
      "an animation removed in progress stops with false",
      page("caanimationdelegate/animationdidstop(_:finished:)")
    ) {
      let ear = Ear()
      let layer = moved { $0.delegate = ear }
      _ = x(layer, after: 0.5)
      layer.removeAnimation(forKey: "move")
      MediaClock.current.advance(by: 0)
      #expect(ear.heard == ["start", "stop false"])
    }
    $0.row("a group's duration ends its animations", page("caanimationgroup")) {
      let (layer, group) = (CALayer(), CAAnimationGroup())
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
      group.animations = [fade]
      group.duration = 1
      layer.add(group, forKey: "all")
      MediaClock.current.advance(by: 0.5)
      #expect(layer.presentation()?.opacity == 0.125)
      MediaClock.current.advance(by: 0.5)
      #expect(layer.presentation()?.opacity == 1)
    }
    $0.row("key times are the times of keyframes", page("cakeyframeanimation/keytimes")) {
      let (layer, frames) = (CALayer(), CAKeyframeAnimation(keyPath: "position.x"))
      frames.values = [0, 100, 0]
      frames.keyTimes = [0, 0.2, 1]
      frames.duration = 1
      layer.add(frames, forKey: nil)
      #expect(x(layer, after: 0.1) == 50)
      #expect(abs((x(layer, after: 0.5) ?? 0) - 50) < 0.001)
    }
  }
}
