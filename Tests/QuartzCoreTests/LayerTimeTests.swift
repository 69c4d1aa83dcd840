import QuartzCore
import Testing

/// Tests times of layers with other speeds.
@MainActor @Suite struct LayerTimeTests {
  @Test func timesDifferByTheSpeedsOfTheTree() {
    let (parent, child, other) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(child)
    (parent.speed, child.speed, other.speed) = (2, 0.5, 4)
    #expect(parent.convertTime(3, from: nil) == 6)
    #expect(child.convertTime(3, from: nil) == 3)
    #expect(parent.convertTime(6, to: nil) == 3)
    #expect(other.convertTime(6, from: parent) == 12)
    #expect(parent.convertTime(6, to: other) == 12)
  }

  @Test func aLayerThatIsPausedIsAtItsBeginning() {
    let (still, other) = (CALayer(), CALayer())
    still.speed = 0
    #expect(still.convertTime(3, from: nil) == 0)
    #expect(other.convertTime(3, from: still) == 0)
    #expect(still.convertTime(3, to: other) == 0)
  }

  @Test func beginningsAndOffsetsCount() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    (parent.beginTime, parent.speed, parent.timeOffset) = (10, 2, 1)
    child.timeOffset = 5
    #expect(parent.convertTime(13, from: nil) == 7)
    #expect(child.convertTime(13, from: nil) == 12)
    #expect(child.convertTime(12, to: nil) == 13)
    #expect(child.convertTime(7, from: parent) == 12)
  }
}
