import Foundation
import SeededRandom
import Testing

@testable import LayoutGeometry

/// Tests sections of a flow layout whose items are in a row that scrolls separately.
@Suite struct FlowRowTests {
  private static let everything = CGRect(x: -1000, y: -1000, width: 9000, height: 4000)

  private static func section(_ items: FlowSectionMetrics.Items, isRow: Bool = true)
    -> FlowSectionMetrics
  {
    var section = FlowSectionMetrics(
      items: items,
      insets: .init(mainLeading: 3, mainTrailing: 1.5, crossLeading: 8, crossTrailing: 4),
      lineSpacing: 50, interitemSpacing: 2.5, headerExtent: 5, footerExtent: 2)
    section.isRow = isRow
    return section
  }

  private static func geometry(
    _ sections: [FlowSectionMetrics], axis: FlowAxis = .vertical, scale: Double = 2
  ) -> FlowGeometry {
    let geometry = FlowGeometry(axis: axis, crossExtent: 40, scale: scale, sections: sections)
    geometry._checkInvariants()
    return geometry
  }

  private static let sizes = [
    AxisSize(main: 20, cross: 30), AxisSize(main: 10, cross: 20), AxisSize(main: 14, cross: 25),
  ]

  @Test func itemsAreInTheMiddleOfOneLine() {
    let geometry = Self.geometry([Self.section(.sized(Self.sizes))])
    let frames = (0..<3).map { geometry.frame(of: .item(section: 0, item: $0)) }
    #expect(
      frames == [
        CGRect(x: 8, y: 8, width: 30, height: 20), CGRect(x: 40.5, y: 13, width: 20, height: 10),
        CGRect(x: 63, y: 11, width: 25, height: 14),
      ])
    #expect(geometry.frame(of: .footer(section: 0))?.minY == 29.5)
    #expect(geometry.contentSize == CGSize(width: 40, height: 31.5))
    let row = geometry.row(ofSection: 0)
    #expect(row?.frame == CGRect(x: 0, y: 8, width: 40, height: 20))
    #expect(row?.stops.content == 92 && row?.stops.range == 0...52)
  }

  @Test func otherSectionsAndEmptyOnesHaveNoRow() {
    let geometry = Self.geometry([
      Self.section(.sized(Self.sizes), isRow: false), Self.section(.sized([])),
    ])
    #expect(geometry.row(ofSection: 0) == nil && geometry.row(ofSection: 1) == nil)
    #expect(geometry.row(ofSection: 7) == nil)
  }

  @Test func queriesFollowTheRow() {
    let geometry = Self.geometry([
      Self.section(.uniform(count: 1_000_000, size: AxisSize(main: 10, cross: 10)))
    ])
    let seen = geometry.all(
      in: CGRect(x: 0, y: 0, width: 40, height: 100), scrolled: [0: 5_000_008])
    #expect(
      seen.dropFirst().dropLast().map(\.element)
        == (400_000..<400_004).map { .item(section: 0, item: $0) })
  }

  /// In random layouts, with random offsets and in both directions, each query equals the slow
  /// twin's selection from all elements.
  @Test func queriesEqualTheSlowTwin() {
    var random = SeededGenerator(test: 1)
    for _ in 0..<400 {
      let axis = random.oneIn(2) ? FlowAxis.vertical : .horizontal
      let sections = (0..<1 + random.below(4)).map { _ in
        Self.section(Self.items(&random), isRow: !random.oneIn(3))
      }
      var scrolled: [Int: Double] = [:]
      for (number, section) in sections.enumerated() where section.isRow {
        scrolled[number] = random.whole(-20, 150)
      }
      let geometry = Self.geometry(sections, axis: axis)
      let slow = SlowFlow(axis: axis, crossExtent: 40, scale: 2, sections: sections)
      #expect(geometry.all(in: Self.everything) == slow.elements, "\(random)")
      for _ in 0..<8 {
        let rect = CGRect(
          x: random.number(in: -20...120), y: random.number(in: -20...120),
          width: random.number(in: 0...60), height: random.number(in: 0...60))
        #expect(
          geometry.all(in: rect, scrolled: scrolled) == slow.elements(in: rect, scrolled: scrolled),
          "\(random) \(rect)")
      }
    }
  }

  private static func items(_ random: inout SeededGenerator) -> FlowSectionMetrics.Items {
    let count = random.below(7)
    switch random.below(3) {
    case 0: return .uniform(count: count, size: random.size(least: 0))
    case 1: return .sized((0..<count).map { _ in random.size(least: 0) })
    default:
      var sizes = EstimatedSizes(count: count, estimate: random.size(least: 0))
      for item in 0..<count where random.oneIn(2) { sizes[item] = random.size(least: 0) }
      return .estimated(sizes)
    }
  }

  /// Measuring sizes in any order and moving items result in the layout with these sizes known from
  /// the start.
  @Test func measuringAndMovingEqualStartingAgain() {
    var random = SeededGenerator(test: 1)
    for _ in 0..<200 {
      let estimate = AxisSize(main: 9, cross: 20)
      var lists = (0..<3).map { _ in
        (0..<1 + random.below(5)).map { _ in
          random.size(least: 1)
        }
      }
      let rows = lists.map { _ in !random.oneIn(3) }
      var geometry = Self.geometry(
        zip(lists, rows).map { sizes, isRow in
          Self.section(
            .estimated(EstimatedSizes(count: sizes.count, estimate: estimate)), isRow: isRow)
        })
      let places = lists.indices.flatMap { section in
        lists[section].indices.map { (section, $0) }
      }
      for (section, item) in places.shuffled(using: &random) {
        geometry.measure([(item, lists[section][item])], inSection: section)
        geometry._checkInvariants()
      }
      let (from, to) = (random.below(3), random.below(3))
      let item = random.below(lists[from].count)
      let moved = lists[from].remove(at: item)
      let place = random.below(lists[to].count + 1)
      lists[to].insert(moved, at: place)
      geometry.moveItem(from: (from, item), to: (to, place))
      let anew = Self.geometry(
        zip(lists, rows).map { Self.section(.sized($0), isRow: $1) })
      let known = zip(lists, rows).allSatisfy { Set($0.map(\.main)).count > 1 || $1 }
      // Lines of equal sizes are justified differently where the sizes are a list.
      if known || rows.allSatisfy({ $0 }) {
        #expect(geometry.all(in: Self.everything) == anew.all(in: Self.everything), "\(random)")
      }
      #expect(geometry.contentSize == anew.contentSize, "\(random)")
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func whole(_ least: Int, _ most: Int) -> Double {
    Double(least + below(most - least + 1))
  }

  fileprivate mutating func size(least: Int) -> AxisSize {
    let main = whole(least, 24)
    return AxisSize(main: main, cross: whole(least, 45))
  }
}
