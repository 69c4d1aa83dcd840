import QuartzCore
import Sessions
import Testing
import UIKit

@Suite struct CADisplayLinkBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func page(_ name: String) -> Source { .apple("quartzcore/cadisplaylink/" + name) }

  private final class Counter: NSObject {
    var links: [CADisplayLink] = []
    var times: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) {
      links.append(link)
      times.append(link.timestamp)
    }
    static let tick = Selector("tick:", Counter.tick)
  }

  @MainActor private static func make() -> (CADisplayLink, Counter) {
    let counter = Counter()
    return (CADisplayLink(target: counter, selector: Counter.tick), counter)
  }

  static let rows: Behaviours = Behaviours(of: "CADisplayLink") {
    $0.row("a link does not call its target before it is in a run loop", page("add(to:formode:)")) {
      let (link, counter) = make()
      MediaClock.current.advance(by: 0.1)
      #expect(counter.times.isEmpty)
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 0.1)
      #expect(counter.times.count == 6)
    }
    $0.row("a link calls its target with itself", page("init(target:selector:)")) {
      let (link, counter) = make()
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 0.05)
      #expect(counter.links.allSatisfy { $0 === link } && !counter.links.isEmpty)
    }
    $0.row("a paused link does not call its target until it is resumed", page("ispaused")) {
      let (link, counter) = make()
      #expect(!link.isPaused)
      link.add(to: .main, forMode: .common)
      link.isPaused = true
      MediaClock.current.advance(by: 0.5)
      #expect(counter.times.isEmpty)
      link.isPaused = false
      MediaClock.current.advance(by: 0.05)
      #expect(!counter.times.isEmpty)
    }
    $0.row("an invalidated link does not call its target", page("invalidate()")) {
      let (link, counter) = make()
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 0.05)
      let before = counter.times.count
      link.invalidate()
      MediaClock.current.advance(by: 0.5)
      #expect(counter.times.count == before)
    }
    $0.row("the next frame is a frame's duration after the last one", page("targettimestamp")) {
      let (link, _) = make()
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 0.05)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-6)
      #expect(abs(link.duration - 1.0 / 60) < 1e-6)
    }
    $0.row("30 frames per second are every other frame", page("preferredframespersecond")) {
      let (link, counter) = make()
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      MediaClock.current.advance(by: 1)
      #expect(counter.times.count == 30)
    }
  }
}
