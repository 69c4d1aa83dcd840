import Foundation
import SeededRandom
import Testing

@testable import LayoutGeometry

/// Tests sizes that are measured when items become visible.
@Suite struct CompositionalMeasuringTests {
  @Test func rowsTakeTheHeightTheyAskFor() throws {
    var solved = try layout([CompositionalSection(count: 4, group: Self.rows)], width: 100)
    #expect(solved.items().map(\.minY) == [0, 40, 80, 120])
    try solved.measure(CGSize(width: 100, height: 25), item: 1, inSection: 0)
    try solved.measure(CGSize(width: 100, height: 60), item: 0, inSection: 0)
    #expect(solved.items().map(\.minY) == [0, 60, 85, 125])
    #expect(solved.items().map(\.height) == [60, 25, 40, 40])
    #expect(solved.contentSize.height == 165)
  }

  @Test func aGroupIsAsHighAsItsTallestItem() throws {
    let pairs = group(
      .horizontal, .fractionalWidth(1), .estimated(40),
      [leaf(.fractionalWidth(0.5), .estimated(40))])
    var solved = try layout([CompositionalSection(count: 3, group: pairs)], width: 100)
    for (item, height) in [10.0, 30, 20].enumerated() {
      try solved.measure(CGSize(width: 50, height: height), item: item, inSection: 0)
    }
    #expect(solved.items().map(\.height) == [10, 30, 20])
    #expect(solved.items()[2].minY == 30)
    #expect(solved.contentSize.height == 50)
  }

  @Test func uniformSiblingsAreAsHighAsTheTallest() throws {
    let pairs = group(
      .horizontal, .fractionalWidth(1), .estimated(40),
      [leaf(.fractionalWidth(0.5), .uniform(estimate: 40))])
    var solved = try layout([CompositionalSection(count: 4, group: pairs)], width: 100)
    for (item, height) in [10.0, 30, 50, 20].enumerated() {
      try solved.measure(CGSize(width: 50, height: height), item: item, inSection: 0)
    }
    #expect(solved.items().map(\.height) == [30, 30, 50, 50])
  }

  /// Lines of tags break by the measured widths.
  @Test func linesBreakByMeasuredWidths() throws {
    let tags = group(
      .horizontal, .fractionalWidth(1), .estimated(20), [leaf(.estimated(45), .estimated(20))],
      spacing: .fixed(5))
    var solved = try layout([CompositionalSection(count: 5, group: tags)], width: 100)
    #expect(solved.items().map(\.minX) == [0, 50, 0, 50, 0])
    for (item, width) in [30.0, 30, 30, 80, 20].enumerated() {
      try solved.measure(CGSize(width: width, height: 10), item: item, inSection: 0)
    }
    #expect(solved.items().map(\.minX) == [0, 35, 70, 0, 0])
    #expect(solved.items().map(\.minY) == [0, 0, 0, 10, 20])
  }

  @Test func headersAskForTheirHeight() throws {
    var section = CompositionalSection(count: 1, group: Self.rows)
    section.boundaries = [
      CompositionalBoundary(
        kind: "header", size: size(.fractionalWidth(1), .estimated(20)),
        position: .init(x: 0.5, y: 0))
    ]
    var solved = try layout([section, section], width: 100)
    solved.measure(
      CGSize(width: 100, height: 33), view: .init(kind: "header", index: 0), inSection: 0)
    #expect(solved.items()[0].minY == 33)
    #expect(solved.frame("header", section: 1)?.minY == 73)
  }

  /// The law: sizes measured one by one, in any order, result in the layout with all sizes known
  /// from the start, whether or not lines break by them.
  @Test(arguments: SeededGenerator.seeds(0..<300))
  func measuringOneByOneComesToKnowingAll(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let item = Self.kinds[random.below(Self.kinds.count)]
    let count = 1 + random.below(60)
    var section = CompositionalSection(count: count, group: item)
    section.interGroupSpacing = Double(random.below(4))
    var measured = try layout([section, section], width: 100)
    for _ in 0..<random.below(2 * count) {
      let (number, width) = (random.below(count), Double(10 + random.below(80)))
      let wish = CGSize(width: width, height: Double(5 + random.below(60)))
      try measured.measure(wish, item: number, inSection: 0)
      section.sizes[number] = AxisSize(main: Double(wish.height), cross: width)
    }
    var second = section
    second.sizes = EstimatedSizes(count: count, estimate: AxisSize(main: 0, cross: 0))
    let known = try layout([section, second], width: 100)
    #expect(measured.items() == known.items(), "seed \(seed)")
    #expect(measured.items(1) == known.items(1), "seed \(seed)")
    #expect(measured.contentSize == known.contentSize, "seed \(seed)")
  }

  /// Only measured sizes are stored.
  @Test func aMillionRowsCostWhatHasBeenMeasured() throws {
    var solved = try layout([CompositionalSection(count: 1_000_000, group: Self.rows)], width: 100)
    for item in 500_000..<500_020 {
      try solved.measure(CGSize(width: 100, height: 50), item: item, inSection: 0)
    }
    #expect(solved.sections[0].runs.map { $0.value.runs.count <= 22 } == true)
    #expect(solved.contentSize.height == 40_000_200)
  }

  /// Measuring a row reads the rows beside it again.
  @Test func aMeasuredRowReadsItsNeighbours() throws {
    let section = CompositionalSection(count: 100_000, group: Self.rows)
    var placed = try layout([section], width: 100).sections[0]
    for item in [0, 1, 2, 50_000, 49_999, 50_001, 99_999, 1, 3] {
      let size = AxisSize(main: 60 + Double(item % 7), cross: 100)
      let itemsRead = try placed.measure([(item, size)])
      #expect(itemsRead <= 3, "\(item)")
    }
  }

  private static let rows = group(
    .horizontal, .fractionalWidth(1), .estimated(40), [leaf(.fractionalWidth(1), .estimated(40))])

  private static let kinds = [
    rows,
    group(
      .horizontal, .fractionalWidth(1), .estimated(40),
      [leaf(.fractionalWidth(0.3), .estimated(40))]),
    group(
      .horizontal, .fractionalWidth(1), .estimated(20), [leaf(.estimated(28), .estimated(20))],
      spacing: .flexible(2)),
    group(
      .vertical, .fractionalWidth(1), .estimated(90),
      [
        leaf(.fractionalWidth(1), .estimated(30)),
        group(
          .horizontal, .fractionalWidth(1), .estimated(20),
          [leaf(.estimated(40), .estimated(15))], spacing: .fixed(3)),
      ]),
    group(
      .horizontal, .fractionalWidth(1), .uniform(estimate: 40),
      [leaf(.fractionalWidth(0.5), .estimated(40))]),
  ]
}
