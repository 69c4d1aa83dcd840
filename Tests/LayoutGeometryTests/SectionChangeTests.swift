import Foundation
import Testing

@testable import LayoutGeometry

/// Tests every kind of section in changes of items and sizes, in all small layouts.
///
/// The slow twin is a section made afresh from the changed list of sizes; the two share how a
/// section is placed.
@Suite struct SectionChangeTests {
  /// The measured length of an item in the scrolling direction; nil if not measured.
  private typealias Length = Double?
  private static let lengths: [Length] = [nil, 7, 12]

  /// All lists of up to three lengths.
  private static let worlds: [[Length]] = (0...3).flatMap { count in
    (0..<count).reduce([[]]) { lists, _ in
      lists.flatMap { list in lengths.map { list + [$0] } }
    }
  }

  private static func extent(_ length: Double) -> AxisSize { AxisSize(main: length, cross: 30) }

  private static func sizes(_ lengths: [Length], estimate: AxisSize) -> EstimatedSizes {
    var sizes = EstimatedSizes(count: lengths.count, estimate: estimate)
    for (item, length) in lengths.enumerated() {
      if let length { sizes[item] = extent(length) }
    }
    return sizes
  }

  // MARK: The kinds of sections

  @Test func flowSectionsOfEstimates() throws {
    try check { lengths in
      Self.flow(.estimated(Self.sizes(lengths, estimate: Self.extent(10))))
    }
  }

  @Test func flowSectionsOfGivenSizes() throws {
    try check(knowing: 10) { lengths in
      Self.flow(.sized(lengths.map { Self.extent($0 ?? 10) }))
    }
  }

  @Test func flowSectionsThatBeginWithGivenSizes() throws {
    try check(knowing: 10) { lengths in
      Self.flow(.estimated(EstimatedSizes(startingWith: lengths.map { Self.extent($0 ?? 10) })))
    }
  }

  @Test func rowsOfAFlow() throws {
    try check { lengths in
      Self.flow(.estimated(Self.sizes(lengths, estimate: Self.extent(10))), isRow: true)
    }
    try check(knowing: 10) { lengths in
      Self.flow(.sized(lengths.map { Self.extent($0 ?? 10) }), isRow: true)
    }
  }

  @Test(arguments: [FlowAxis.vertical, .horizontal], [1, 2])
  func compositionalSections(axis: FlowAxis, columns: Int) throws {
    try check { try Self.compositional($0, axis: axis, columns: columns) }
  }

  @Test func rowsThatScrollByThemselves() throws {
    try check { try Self.compositional($0, axis: .vertical, columns: 1, isOrthogonal: true) }
  }

  private static func flow(
    _ items: FlowSectionMetrics.Items, isRow: Bool = false
  ) -> FlowSection {
    var metrics = FlowSectionMetrics(
      items: items, insets: .init(mainLeading: 3, mainTrailing: 4), lineSpacing: 2,
      interitemSpacing: 1, headerExtent: 6, footerExtent: 5)
    metrics.isRow = isRow
    return FlowSection(metrics, start: 20, containerCross: 70)
  }

  /// Groups across the scrolling direction, as wide as the layout, and as long as their longest
  /// item.
  private static func compositional(
    _ lengths: [Length], axis: FlowAxis, columns: Int, isOrthogonal: Bool = false
  ) throws -> PlacedSection {
    let share = CompositionalDimension.fractionalWidth(1 / Double(columns))
    let whole = CompositionalDimension.fractionalWidth(1)
    let (item, line) =
      axis == .vertical
      ? (size(share, .estimated(10)), size(whole, .estimated(10)))
      : (size(.estimated(10), share), size(.estimated(10), whole))
    let group = CompositionalItem(
      size: line,
      content: .group(
        CompositionalGroup(.line(axis.other, .cycling), subitems: [CompositionalItem(size: item)])))
    var section = CompositionalSection(count: 0, group: group)
    let measured = sizes(lengths, estimate: AxisSize(main: 0, cross: 0))
    section.sizes = EstimatedSizes(count: lengths.count, estimate: AxisSize(main: 0, cross: 0))
    measured.forEachMeasured { section.sizes[$0] = axis == .vertical ? $1 : $1.turned }
    section.interGroupSpacing = 2
    section.insets = .init(top: 3, leading: 3, bottom: 4, trailing: 4)
    section.isOrthogonal = isOrthogonal
    return try PlacedSection(
      section, axis: axis, grid: FrameGrid(scale: 1), container: CGSize(width: 70, height: 70),
      start: 20)
  }

  // MARK: The laws

  /// - Parameter known: the value of a nil length, where all lengths are known.
  private func check<Section: SectionGeometry>(
    knowing known: Double? = nil, _ make: ([Length]) throws -> Section
  ) throws {
    for world in Self.worlds {
      let before = try make(world)
      for item in world.indices {
        var (changed, list) = (before, world)
        let taken = try changed.remove(at: item)
        let length = list.remove(at: item)
        #expect(taken.isMeasured == (length != nil || known != nil))
        try expectEqual(changed, make(list), "\(world) without \(item)")
        for place in 0...list.count {
          var moved = changed
          try moved.insert(taken, at: place)
          var target = list
          target.insert(length, at: place)
          try expectEqual(moved, make(target), "\(world), \(item) to \(place)")
        }
        guard known == nil else { continue }
        var measured = before
        _ = try measured.measure([(item, Self.extent(30))])
        list = world
        list[item] = 30
        try expectEqual(measured, make(list), "\(world), \(item) measured")
      }
    }
  }

  private func expectEqual<Section: SectionGeometry>(
    _ section: Section, _ other: Section, _ words: String
  ) {
    let (left, right) = (Self.told(section), Self.told(other))
    #expect(left == right, "\(words)")
  }

  /// Returns a description of everything that a section can return.
  private static func told(_ section: some SectionGeometry) -> [String] {
    var words = ["\(section.count) from \(section.start) to \(section.end)"]
    for item in 0..<section.count {
      words.append("\(section.rect(ofItem: item)) on \(section.lineStart(ofItem: item))")
    }
    for main in stride(from: 0.0, through: 100, by: 4) {
      var met: Set<Int> = []
      section.forEachItem(meeting: main...main + 6) { item, rect in
        if rect.main < main + 6, main < rect.mainEnd { met.insert(item) }
      }
      words.append("at \(main): \(met.sorted())")
    }
    return words + SectionEnd.allCases.map { "\(section.pinningLimit(at: $0))" }
  }

  // MARK: Sections among others

  /// An item that moves between three sections has the same frame as in sections made afresh.
  @Test func itemsMoveBetweenSections() throws {
    let worlds: [[[Length]]] = [[[7, nil, 12], [], [nil, 12]], [[nil], [7], [12]]]
    for world in worlds {
      for source in world.indices {
        for item in world[source].indices {
          for target in world.indices {
            let places = world[target].count - (source == target ? 1 : 0)
            for place in 0...places {
              var sections = try Self.stacked(world)
              try sections.moveItem(from: (source, item), to: (target, place), spacing: 9)
              var lists = world
              lists[target].insert(lists[source].remove(at: item), at: place)
              for (section, fresh) in zip(sections, try Self.stacked(lists)) {
                expectEqual(section, fresh, "\(world), \(source) \(item) to \(target) \(place)")
              }
            }
          }
        }
      }
    }
  }

  @Test func whatDoesNotExistMovesNowhere() throws {
    let sections = try Self.stacked([[7], [nil, 12]])
    for (source, target) in [
      ((0, 1), (1, 0)), ((2, 0), (0, 0)), ((0, 0), (0, 1)), ((0, 0), (1, 3)), ((0, 0), (-1, 0)),
    ] {
      var moved = sections
      try moved.moveItem(
        from: (section: source.0, item: source.1), to: (section: target.0, item: target.1))
      for (section, old) in zip(moved, sections) { expectEqual(section, old, "\(source)") }
    }
  }

  private static func stacked(_ lists: [[Length]]) throws -> [PlacedSection] {
    var sections = try lists.map { try compositional($0, axis: .vertical, columns: 1) }
    sections.restack(after: 0, spacing: 9)
    return sections
  }

  /// The slow twin tries all places. Of those that are neither before the view's own place nor past
  /// the section's limit, it takes the one nearest to the edge of the visible area.
  @Test func pinnedViewsStandWhereTryingAllPlacesFindsThem() throws {
    let section = Self.flow(.sized([Self.extent(7), Self.extent(12), Self.extent(9)]))
    let (start, end) = (Int(section.start), Int(section.end))
    for edge in 0...100 {
      for extent in [0, 1, 6, 40, 90] {
        let limit = Int(section.pinningLimit(at: .leading))
        let tops = (0...200).filter { $0 == start || ($0 > start && $0 + extent <= limit) }
        let top = section.pinned(
          at: .leading, natural: Double(start), extent: Double(extent),
          to: Double(edge)...Double(edge + 50))
        #expect(top == tops.min { abs($0 - edge) < abs($1 - edge) }.map(Double.init))
        let last = Int(section.pinningLimit(at: .trailing))
        let own = end - extent
        let places = (-200...200).filter { $0 == own || ($0 < own && $0 >= last) }
        let place = section.pinned(
          at: .trailing, natural: Double(own), extent: Double(extent),
          to: Double(edge - 50)...Double(edge))
        #expect(
          place == places.min { abs($0 + extent - edge) < abs($1 + extent - edge) }.map(Double.init)
        )
      }
    }
  }
}
