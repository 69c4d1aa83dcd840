import Foundation
import SeededRandom
import Testing

@testable import LayoutGeometry

/// Tests sizes that are measured later: in any order, the frames are those of sizes known from the
/// start.
@Suite struct MeasuringTests {
  private static let everything = CGRect(x: -1000, y: -1000, width: 4000, height: 40_000)
  private static let estimate = AxisSize(main: 6, cross: 10)
  /// The sizes are the estimate itself, wider, as wide as the line, and wider than the line.
  private static let kinds = [
    estimate, AxisSize(main: 9, cross: 17.5), AxisSize(main: 4, cross: 40),
    AxisSize(main: 3, cross: 41),
  ]

  private func section(
    _ items: FlowSectionMetrics.Items, lineSpacing: Double = 2.5
  ) -> FlowSectionMetrics {
    FlowSectionMetrics(
      items: items, insets: .init(mainLeading: 3, mainTrailing: 1.5, crossLeading: 0.5),
      lineSpacing: lineSpacing, interitemSpacing: 2.5, headerExtent: 4, footerExtent: 2)
  }

  private func estimated(_ count: Int, lineSpacing: Double = 2.5) -> FlowSectionMetrics {
    section(
      .estimated(EstimatedSizes(count: count, estimate: Self.estimate)), lineSpacing: lineSpacing)
  }

  private func geometry(_ sections: [FlowSectionMetrics]) -> FlowGeometry {
    FlowGeometry(axis: .vertical, crossExtent: 41, scale: 2, sections: sections)
  }

  private func expectEqual(_ fast: FlowGeometry, _ sections: [FlowSectionMetrics]) {
    fast._checkInvariants()
    let slow = SlowFlow(axis: .vertical, crossExtent: 41, scale: 2, sections: sections)
    let found = fast.all(in: Self.everything)
    if let (ours, theirs) = zip(found, slow.elements).first(where: { $0 != $1 }) {
      Issue.record("\(ours), not \(theirs)")
    }
    #expect(found.count == slow.elements.count)
    #expect(abs(Double(fast.contentSize.height) - slow.contentMain) < 1e-9)
  }

  /// Every list of up to four sizes for the first items of seven is measured in every rotation of
  /// its order.
  @Test(arguments: [2.5, -7])
  func everyOrderOfMeasuringEndsInTheSameFrames(lineSpacing: Double) {
    var lists: [[AxisSize]] = [[]]
    for length in 1...4 {
      lists = lists.flatMap { list in Self.kinds.map { list + [$0] } }
      for list in lists {
        for start in 0..<length {
          for place in [0, 3] {
            var fast = geometry([
              estimated(7, lineSpacing: lineSpacing), estimated(2, lineSpacing: lineSpacing),
            ])
            var sizes = Array(repeating: Self.estimate, count: 7)
            for step in 0..<length {
              let item = (start + step) % length
              sizes[place + item] = list[item]
              fast.measure([(place + item, list[item])], inSection: 0)
            }
            expectEqual(
              fast,
              [
                section(.sized(sizes), lineSpacing: lineSpacing),
                section(
                  .uniform(count: 2, size: Self.estimate), lineSpacing: lineSpacing),
              ])
          }
        }
      }
    }
  }

  /// Random measurements, repeated ones, several at once and new estimates are compared with sizes
  /// given from the start.
  @Test(arguments: SeededGenerator.seeds(0..<40))
  func randomChangesEndInTheSameFrames(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = [random.below(90), random.below(12), 30]
    var fast = geometry(counts.map { estimated($0) })
    var known: [[AxisSize?]] = counts.map { Array(repeating: nil, count: $0) }
    var estimate = Self.estimate
    for _ in 0..<40 {
      if random.below(8) == 0 {
        estimate = AxisSize(main: Double(random.below(9)), cross: Double(random.below(30)))
        fast.setEstimate(estimate)
      } else {
        let section = random.below(3)
        var changes: [(item: Int, size: AxisSize)] = []
        for _ in 0...random.below(3) where counts[section] > 0 {
          let item = random.below(counts[section])
          let size = Self.kinds[random.below(4)]
          known[section][item] = size
          changes.removeAll { $0.item == item }
          changes.append((item, size))
        }
        fast.measure(changes, inSection: section)
      }
      let sections = known.map { section(.sized($0.map { $0 ?? estimate })) }
      expectEqual(fast, sections)
      let rect = CGRect(x: 0, y: random.below(400), width: 41, height: random.below(50))
      let slow = SlowFlow(axis: .vertical, crossExtent: 41, scale: 2, sections: sections)
      let found = fast.all(in: rect)
      if found != slow.elements(in: rect) { Issue.record("\(rect)") }
    }
  }

  @Test func changingOneSizeReadsOnlyTheLinesThatChange() {
    let count = 100_000
    var flow = geometry([estimated(count)])
    // In a million items, a few known ones cost little: the uniform section is divided around them.
    #expect(flow.measure([(50_000, AxisSize(main: 9, cross: 10))], inSection: 0) <= 8)
    #expect(flow.measure([(50_000, AxisSize(main: 12, cross: 10))], inSection: 0) <= 12)
    for item in 0..<300 {
      let read = flow.measure([(item, AxisSize(main: 7, cross: 10))], inSection: 0)
      #expect(read <= 16)
    }
    // A wider item moves the breaks of the following lines until they are at the old places again.
    #expect(flow.measure([(10, AxisSize(main: 7, cross: 38))], inSection: 0) <= 310)
    // Only the estimated items change with the estimate, and they count once.
    #expect(flow.setEstimate(AxisSize(main: 8, cross: 10)) <= 32)
    #expect(flow.isMeasured(item: 299, inSection: 0))
    #expect(!flow.isMeasured(item: 300, inSection: 0))
  }

  @Test func sizesGivenFromTheStartCanBeMeasuredToo() {
    let sizes = Self.kinds + Self.kinds
    var flow = geometry([section(.estimated(EstimatedSizes(startingWith: sizes)))])
    expectEqual(flow, [section(.sized(sizes))])
    var changed = sizes
    changed[5] = AxisSize(main: 20, cross: 5)
    flow.measure([(5, changed[5])], inSection: 0)
    expectEqual(flow, [section(.sized(changed))])
    #expect(flow.size(ofItem: 5, inSection: 0) == changed[5])
    #expect(flow.size(ofItem: 8, inSection: 0) == nil)
  }

  @Test func theMeanIsThatOfMeasuredSizes() {
    var flow = geometry([estimated(4), estimated(4)])
    #expect(flow.measuredMean == nil)
    flow.measure([(0, AxisSize(main: 10, cross: 4))], inSection: 0)
    flow.measure([(3, AxisSize(main: 20, cross: 8))], inSection: 1)
    flow.measure([(3, AxisSize(main: 40, cross: 8))], inSection: 1)
    #expect(flow.measuredMean == AxisSize(main: 25, cross: 6))
  }

  @Test func equalMeasuredSizesAreAUniformSection() {
    var flow = geometry([estimated(5)])
    let size = AxisSize(main: 9, cross: 12)
    for item in 0..<5 { flow.measure([(item, size)], inSection: 0) }
    expectEqual(flow, [section(.uniform(count: 5, size: size))])
  }

  @Test func oddNumbersAndPlacesChangeNothingElse() {
    var flow = geometry([estimated(3)])
    flow.measure([(-1, Self.kinds[1]), (3, Self.kinds[1])], inSection: 0)
    flow.measure([(0, Self.kinds[1])], inSection: 4)
    expectEqual(flow, [section(.uniform(count: 3, size: Self.estimate))])
    flow.measure([(1, AxisSize(main: .nan, cross: -.infinity))], inSection: 0)
    #expect(flow.size(ofItem: 1, inSection: 0) == AxisSize(main: 0, cross: 0))
  }
}
