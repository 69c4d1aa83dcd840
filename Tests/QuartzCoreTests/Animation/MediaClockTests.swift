import QuartzCore
import Testing

@MainActor @Suite struct MediaClockTests {
  @Test func thirtyHundredthsAreThreeTenths() {
    MediaClock.settle()
    let start = MediaClock.now
    var heard: [String] = []
    MediaClock.schedule(after: 0.3) { heard.append("due") }
    for _ in 0..<29 { MediaClock.advance(by: 0.01) }
    #expect(heard.isEmpty)
    MediaClock.advance(by: 0.01)
    #expect(heard == ["due"])
    #expect(abs(CACurrentMediaTime() - start - 0.3) < 1e-9)
  }

  @Test func whatIsDueComesInItsOrderAndAtItsTime() {
    MediaClock.settle()
    let start = MediaClock.now
    var heard: [String] = []
    func note(_ name: String) {
      heard.append("\(name) \(Int(((MediaClock.now - start) * 1000).rounded()))")
    }
    MediaClock.schedule(after: 0.2) { note("b") }
    MediaClock.schedule(after: 0.1) {
      note("a")
      MediaClock.schedule(after: 0.05) { note("a2") }
    }
    MediaClock.schedule(after: 0.2) { note("c") }
    MediaClock.schedule(after: 0) { note("now") }
    let taken = MediaClock.schedule(after: 0.15) { note("never") }
    taken.cancel()
    MediaClock.advance(by: 0.3)
    #expect(heard == ["now 0", "a 100", "a2 150", "b 200", "c 200"])
    #expect(MediaClock.isIdle)
  }

  @Test func settlingEndsWhereThingsFollowEachOtherForever() {
    MediaClock.settle()
    var count = 0
    func again() {
      count += 1
      if count < 100 { MediaClock.schedule(after: 1) { again() } }
    }
    again()
    #expect(!MediaClock.settle(limit: 10))
    #expect(count == 11)
    #expect(MediaClock.settle())
    #expect(count == 100)
  }
}
