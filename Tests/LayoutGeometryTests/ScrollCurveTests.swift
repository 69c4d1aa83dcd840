import SeededRandom
import Testing

@testable import LayoutGeometry

@Suite struct ScrollCurveTests {
  private let normal = ScrollCurve.decay(rate: 0.998)
  private let fast = ScrollCurve.decay(rate: 0.99)

  private func release(
    _ offset: Double, _ velocity: Double, rate: Double = 0.998,
    _ range: ClosedRange<Double> = 0...10_000, bounces: Bool = true
  ) -> ScrollRelease {
    ScrollRelease(
      offset: offset, velocity: velocity, decay: ScrollCurve.decay(rate: rate), range: range,
      bounces: bounces)
  }

  // MARK: The rubber band

  /// Source: the table of chpwn's formula for a view of 400 points, and one of 960.
  @Test(arguments: [
    (10, 400, 5.43), (50, 400, 25.73), (100, 400, 48.35), (200, 400, 86.27), (100, 960, 52.02),
    (960, 960, 340.65),
  ])
  func aPullStretches(_ pull: Double, _ length: Double, _ stretch: Double) {
    #expect(abs(RubberBand.stretch(pull, length: length) - stretch) < 0.01)
    #expect(abs(RubberBand.pull(stretch, length: length) - pull) < 0.1)
    let nearby = RubberBand.stretch(pull + 0.001, length: length)
    let slope = (nearby - RubberBand.stretch(pull, length: length)) / 0.001
    #expect(abs(RubberBand.speed(atPull: pull, length: length) - slope) < 1e-4)
  }

  // MARK: Deceleration

  /// At 1 point per millisecond the content moves 499.5 points at the normal rate, 99.5 at the fast
  /// one.
  @Test func contentSlowsDownByItsRate() {
    #expect(abs(release(0, 1000).target - 499.5) < 0.01)
    #expect(abs(release(0, 1000, rate: 0.99).target - 99.5) < 0.01)
    #expect(abs(release(0, 2500).target - 1248.75) < 0.01)
    let curve = release(90, 1000).curve()
    for (time, place) in [(0.25, 286.7), (0.5, 405.9), (1, 522.0), (2, 580.4), (5, 589.5)] {
      #expect(abs(curve.position(at: time) - place) < 0.1, "\(time)")
    }
    let quick = release(90, 1000, rate: 0.99).curve()
    for (time, place) in [(0.1, 153.1), (0.25, 181.4), (0.5, 188.8), (1, 189.5)] {
      #expect(abs(quick.position(at: time) - place) < 0.1, "\(time)")
    }
    #expect(abs(curve.duration - 3.796) < 0.001)
  }

  @Test func slowContentStays() {
    #expect(release(100, 9).target == 100)
    #expect(release(100, 9).curve().duration == 0)
    #expect(release(100, -11).target < 100)
  }

  // MARK: Ends

  /// The content is 120 points before the end with 1 point per millisecond.
  @Test func contentSpringsBackFromItsEnd() {
    let curve = release(1400, 1000, 0...1520).curve()
    #expect(release(1400, 1000, 0...1520).target == 1520)
    #expect(abs(curve.position(at: 0.13724) - 1520) < 0.1)
    for (time, place) in [(0.05, 1543.0), (0.1, 1547.9), (0.2, 1540.6), (0.4, 1525.6)] {
      #expect(abs(curve.position(at: 0.13724 + time) - place) < 0.3, "\(time)")
    }
    #expect(curve.position(at: 10) == 1520)
    let stopped = release(1400, 1000, 0...1520, bounces: false).curve()
    #expect(stopped.position(at: stopped.duration) == 1520)
    #expect(stopped.position(at: 5) == 1520 && abs(stopped.duration - 0.1372) < 0.001)
  }

  @Test func pulledContentReturns() {
    let curve = release(-49.35, 0, 0...100).curve()
    for (time, place) in [(0.0, -49.35), (0.1, -36.3), (0.2, -20.0), (0.4, -4.5)] {
      #expect(abs(curve.position(at: time) - place) < 0.1, "\(time)")
    }
    #expect(curve.end == 0)
    #expect(
      release(-50, 1000, 0...10_000).curve().end > 400, "the fling leads back into the content")
  }

  // MARK: Pages and targets

  @Test(arguments: [
    (170, 0, 320), (150, 0, 0), (40, 301, 320), (40, 299, 0), (300, -301, 0), (340, -400, 320),
    (1200, 5000, 1280), (0, -500, 0),
  ])
  func pagesAreTurned(_ offset: Double, _ velocity: Double, _ page: Double) {
    #expect(release(offset, velocity, 0...1280).page(length: 320) == page)
  }

  @Test func contentSpringsToItsPage() {
    let curve = release(170, 0, 0...1280).curve(toPage: 320)
    for (time, place) in [(0.1, 236.3), (0.2, 290.1), (0.4, 317.4)] {
      #expect(abs(curve.position(at: time) - place) < 0.1, "\(time)")
    }
    #expect(curve.duration < 0.7)
  }

  /// From any offset to any page, at any speed, content never passes the page.
  @Test func noPageIsPassed() {
    for velocity in stride(from: -6000.0, through: 6000, by: 500) {
      let curve = release(100, velocity, 0...640).curve(toPage: 320)
      for time in stride(from: 0.0, to: 2, by: 0.01) {
        #expect(curve.position(at: time) <= 320 + 1e-9)
      }
    }
  }

  @Test func contentGoesWhereItIsSent() {
    for (velocity, place) in [(1000.0, 300.0), (1000, 700), (1000, 3000), (1000, -50), (0, 80)] {
      let curve = release(90, velocity).curve(to: place)
      #expect(curve.position(at: 0) == 90)
      #expect(abs(curve.velocity(at: 0) - velocity) < 1e-6)
      #expect(curve.end == place || abs(curve.end - place) < 1e-9)
      #expect(abs(curve.position(at: curve.duration - 0.001) - place) < 0.5)
    }
  }

  // MARK: Laws

  /// Positions and speeds are continuous, ends are kept, and all content comes to rest.
  @Test func everyWayIsSmoothAndEnds() {
    var random = SeededGenerator(test: 41)
    for _ in 0..<2000 {
      let least = Double(random.below(2000)) - 1000
      let range = least...(least + Double(random.below(3000)))
      let some = release(
        least - 200 + Double(random.below(3400)), Double(random.below(12_000)) - 6000,
        rate: random.oneIn(2) ? 0.998 : 0.99, range, bounces: !random.oneIn(4))
      let curve = some.curve()
      #expect(abs(curve.position(at: 0) - some.offset) < 1e-9, "\(some), \(random)")
      #expect(range.contains(curve.end) || abs(curve.end - some.offset) < 11, "\(some), \(random)")
      #expect(curve.duration < 20, "\(some), \(random)")
      let step = 1e-4
      for part in 1..<40 where curve.duration > 0 {
        let time = curve.duration * Double(part) / 40
        let (here, next) = (curve.position(at: time), curve.position(at: time + step))
        #expect(abs(next - here) <= 12_000 * step + 0.26, "\(some) at \(time), \(random)")
      }
      let moved = curve.shifted(by: 100)
      #expect(abs(moved.position(at: 0.3) - curve.position(at: 0.3) - 100) < 1e-9)
    }
  }

  @Test func aWayEndsInsideWhenContentBecomesShorter() {
    let curve = release(0, 1000, 0...10_000).curve().clamped(0...200, at: 0.1)
    #expect(abs(curve.position(at: 0.05) - 47.6) < 0.1, "positions before the change remain")
    #expect(curve.end == 200)
    #expect(abs(curve.position(at: 0.1) - 90.6) < 0.2)
  }
}
