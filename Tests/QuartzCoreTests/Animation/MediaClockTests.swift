import QuartzCore
import Testing

@MainActor @Suite struct MediaClockTests {
  @Test func thirtyHundredthsAreThreeTenths() {
    MediaClock.current.settle()
    let start = MediaClock.current.now
    var heard: [String] = []
    MediaClock.current.schedule(after: 0.3) { heard.append("due") }
    for _ in 0..<29 { MediaClock.current.advance(by: 0.01) }
    #expect(heard.isEmpty)
    MediaClock.current.advance(by: 0.01)
    #expect(heard == ["due"])
    #expect(abs(CACurrentMediaTime() - start - 0.3) < 1e-9)
  }

  @Test func whatIsDueComesInItsOrderAndAtItsTime() {
    MediaClock.current.settle()
    let start = MediaClock.current.now
    var heard: [String] = []
    func note(_ name: String) {
      heard.append("\(name) \(Int(((MediaClock.current.now - start) * 1000).rounded()))")
    }
    MediaClock.current.schedule(after: 0.2) { note("b") }
    MediaClock.current.schedule(after: 0.1) {
      note("a")
      MediaClock.current.schedule(after: 0.05) { note("a2") }
    }
    MediaClock.current.schedule(after: 0.2) { note("c") }
    MediaClock.current.schedule(after: 0) { note("now") }
    let taken = MediaClock.current.schedule(after: 0.15) { note("never") }
    taken.cancel()
    MediaClock.current.advance(by: 0.3)
    #expect(heard == ["now 0", "a 100", "a2 150", "b 200", "c 200"])
    #expect(MediaClock.current.isIdle)
  }

  @Test func settlingEndsWhereThingsFollowEachOtherForever() {
    MediaClock.current.settle()
    var count = 0
    func again() {
      count += 1
      if count < 100 { MediaClock.current.schedule(after: 1) { again() } }
    }
    again()
    #expect(!MediaClock.current.settle(limit: 10))
    #expect(count == 11)
    #expect(MediaClock.current.settle())
    #expect(count == 100)
  }
}
