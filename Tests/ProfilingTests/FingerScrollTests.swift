import Profiling
import Testing
import UIKit

@Suite struct FingerScrollTests {
  typealias Phase = FingerScroll.Phase

  private func offsets(_ scroll: FingerScroll, _ phase: Phase) -> [CGFloat] {
    scroll.steps.filter { $0.phase == phase }.map(\.offset)
  }

  @Test func dragsSlowlyThenFlingsThenTurnsBack() {
    let scroll = FingerScroll(from: 0, to: 3000, pixel: 0.5)
    var phases = scroll.steps.map(\.phase)
    phases = phases.indices.filter { $0 == 0 || phases[$0] != phases[$0 - 1] }.map { phases[$0] }
    #expect(phases == [.rest, .slow, .fling, .turnBack])
    #expect(offsets(scroll, .rest) == Array(repeating: 0, count: 15))
    #expect(offsets(scroll, .slow).count == 60)
    #expect(offsets(scroll, .slow).prefix(3) == [4, 8, 12])
    #expect(offsets(scroll, .slow).last == 240)
    #expect(offsets(scroll, .fling).last == 3000)
    #expect(offsets(scroll, .turnBack).last == 1500)
  }

  /// After a second the speed is 0.998 to the thousandth power, 0.135, of the initial speed.
  @Test func aFlingSlowsDownAsUIScrollViewsDo() {
    let fling = offsets(FingerScroll(from: 0, to: 8000, pixel: 1e-6), .fling)
    let (first, later) = (fling[1] - fling[0], fling[61] - fling[60])
    #expect(abs(later / first - pow(0.998, 1000)) < 0.001)
  }

  @Test(arguments: [(0, 3000), (3000, 0), (-64, 90), (100, 101), (0, 40_000), (7, 6.5)])
  func neverTurnsWithinAPhaseAndNeverLeavesTheWay(_ start: CGFloat, _ end: CGFloat) {
    let scroll = FingerScroll(from: start, to: end, pixel: 0.5)
    var last = start
    for step in scroll.steps {
      let forward = (step.phase == .turnBack) != (end > start)
      #expect(forward ? step.offset >= last : step.offset <= last)
      #expect((min(start, end)...max(start, end)).contains(step.offset))
      #expect(step.offset * 2 == (step.offset * 2).rounded())
      last = step.offset
    }
    #expect(scroll.steps.contains { $0.offset == end })
  }

  @Test func thereAndBackIsTheSameScrollMirrored() {
    let there = FingerScroll(from: 0, to: 1000, pixel: 0.5)
    let back = FingerScroll(from: 0, to: -1000, pixel: 0.5)
    #expect(there.steps.map(\.offset) == back.steps.map { -$0.offset })
  }
}
