import Sessions
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerSpeedTests {
  @Test func animationsTakeLessWhereTimeGoesFaster() {
    RenderSession(beginningWith: []).run {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      outer.speed = 2
      inner.speed = 2
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      inner.add(fade, forKey: "fade")
      inner.clock.advance(by: 0.125)
      #expect(inner.presentation()?.opacity == 0.5)
      inner.clock.advance(by: 0.2)
      #expect(inner.animationKeys() == nil)
    }
  }
}
