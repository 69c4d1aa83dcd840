import Sessions
import Testing

@testable import QuartzCore

/// Tests Apple's method of pausing and resuming a layer's animations (Technical Q&A QA1673), and of
/// moving them by hand.
@MainActor @Suite struct LayerPauseTests {
  private func fade(_ layer: CALayer, seconds: CFTimeInterval = 1) {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, seconds)
    layer.add(fade, forKey: "fade")
  }

  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  @Test func aPausedLayerContinuesWhereItPaused() {
    RenderSession(beginningWith: []).run {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      let clock = MediaClock.current
      clock.advance(by: 3)
      fade(inner)
      clock.advance(by: 0.25)
      pause(outer)
      clock.advance(by: 10)
      #expect(inner.presentation()?.opacity == 0.25)
      #expect(inner.animationKeys() == ["fade"])
      #expect(clock.isIdle)
      resume(outer)
      #expect(inner.presentation()?.opacity == 0.25)
      clock.advance(by: 0.5)
      #expect(inner.presentation()?.opacity == 0.75)
      clock.advance(by: 0.3)
      #expect(inner.animationKeys() == nil)
    }
  }

  @Test func aLayerAtSpeedZeroIsMovedByItsOffset() {
    RenderSession(beginningWith: []).run {
      let layer = CALayer()
      layer.speed = 0
      fade(layer, seconds: 2)
      layer.timeOffset = 0.5
      #expect(layer.presentation()?.opacity == 0.25)
      layer.timeOffset = 1.5
      #expect(layer.presentation()?.opacity == 0.75)
      MediaClock.current.advance(by: 5)
      #expect(layer.presentation()?.opacity == 0.75)
      #expect(layer.animationKeys() == ["fade"])
    }
  }

  @Test func whatRunsGoesFasterFromNowOn() {
    RenderSession(beginningWith: []).run {
      let layer = CALayer()
      fade(layer)
      layer.speed = 2
      MediaClock.current.advance(by: 0.25)
      #expect(layer.presentation()?.opacity == 0.5)
      MediaClock.current.advance(by: 0.25)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func timesGoThereAndBack() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    (parent.beginTime, parent.timeOffset, child.speed) = (2, 1, 4)
    #expect(child.convertTime(5, from: nil) == 16)
    #expect(child.convertTime(16, to: nil) == 5)
    #expect(child.convertTime(3, from: parent) == 12)
  }
}
