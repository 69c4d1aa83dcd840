import Sessions
import Testing
import UIKit

@MainActor @Suite struct DisplayLinkTests {
  final class Counter: NSObject {
    var moments: [Double] = []
    func tick(_ link: CADisplayLink) { moments.append((link.timestamp * 60).rounded()) }
    static let tick = Selector("tick:", Counter.tick)
  }

  @Test func aLinkIsCalledFrameByFrameWhileTheClockAdvances() {
    RenderSession().run {
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Counter.tick)
      MediaClock.current.advance(by: 0.1)
      #expect(counter.moments.isEmpty)
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 0.05)
      #expect(counter.moments == [7, 8, 9])
      link.isPaused = true
      MediaClock.current.advance(by: 1)
      #expect(counter.moments.count == 3)
      link.isPaused = false
      link.preferredFramesPerSecond = 30
      link.invalidate()
      MediaClock.current.advance(by: 1)
      #expect(counter.moments.count == 3)
    }
  }
}
