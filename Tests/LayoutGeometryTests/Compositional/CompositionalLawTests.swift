import Foundation
import SeededRandom
import Testing

@testable import LayoutGeometry

/// Tests laws that hold for every description.
@Suite struct CompositionalLawTests {
  /// The slow twin visits all elements, each requested by its name; the two share how one element
  /// is placed.
  @Test(arguments: SeededGenerator.seeds(0..<500))
  func queriesEqualGoingThroughAll(seed: Int) throws {
    var description = RandomDescription(random: SeededGenerator(seed: UInt64(seed)))
    let sections = (0..<3).map { _ in
      let isOrthogonal = description.random.oneIn(3)
      return description.section(orthogonal: isOrthogonal)
    }
    guard
      let solved = try? layout(
        sections, width: 120, height: 200, scale: 3,
        axis: description.random.oneIn(3) ? .horizontal : .vertical,
        spacing: Double(description.random.below(3)))
    else { return }
    for _ in 0..<12 {
      let rect = CGRect(
        x: Double(description.random.below(160)) - 30,
        y: Double(description.random.below(600)) - 60,
        width: Double(1 + description.random.below(130)),
        height: Double(1 + description.random.below(130)))
      let main = solved.axis.axisRect(rect)
      let viewport = CompositionalGeometry.Viewport(
        visible: description.random.oneIn(3) ? nil : main.main...main.mainEnd,
        scrolled: [0: 17, 1: Double(description.random.below(50)), 2: 3])
      var found: [PlacedElement] = []
      solved.forEachElement(in: rect, viewport: viewport) { found.append($0) }
      let expected = solved.slowly(in: rect, viewport: viewport)
      #expect(
        found.count == expected.count && found.allSatisfy(expected.contains),
        "seed \(seed): \(rect)")
    }
  }

  /// Of ten thousand descriptions the impossible ones are refused, and all others keep every rule,
  /// with orthogonal rows at any offset.
  @Test func tenThousandDescriptionsKeepEveryRule() throws {
    var description = RandomDescription(random: SeededGenerator(test: 14))
    var refused = 0
    for number in 0..<10_000 {
      let isOrthogonal = description.random.oneIn(4)
      let section = description.section(orthogonal: isOrthogonal)
      do {
        let solved = try layout([section, section], width: 120, height: 200, scale: 2)
        let violation = solved.violation
        #expect(violation == nil, "\(description.random), description \(number)")
        let broken = solved.rowViolation(&description.random)
        #expect(broken == nil, "\(description.random), description \(number)")
      } catch is CompositionalFailure {
        refused += 1
      }
    }
    #expect((500..<9500).contains(refused), "\(refused) were refused")
  }
}

extension CompositionalGeometry {
  /// The first violated rule; nil if there is none.
  fileprivate var violation: String? {
    for (number, section) in sections.enumerated() {
      if section.end < section.start - 1e-6 { return "a section ends before it starts" }
      if number > 0, sections[number - 1].end != section.start { return "sections have gaps" }
      guard let runs = section.runs else { continue }
      if let broken = runs.value.violation { return broken }
      for item in 0..<section.count {
        guard let placed = placed(.item(section: number, item: item)) else { return "no item" }
        let frame = placed.frame
        guard frame.width >= 0, frame.height >= 0, frame.origin.x.isFinite, frame.origin.y.isFinite
        else { return "item \(item) is at \(frame)" }
        let pixels = frame.origin.y * grid.scale
        if abs(pixels - pixels.rounded()) > 1e-6 { return "item \(item) is between pixels" }
      }
      // Both sections are equal, so each element has the same place in its section as in the other.
      let shift = sections[number].start - sections[0].start
      let (first, own) = (sections[0].rect(ofItem: 0), section.rect(ofItem: 0))
      if abs(own.main - first.main - shift) > 1e-6 { return "sections differ" }
    }
    return nil
  }
}

extension CompositionalGeometry {
  private static let behaviors: [RowStops.Behavior] = [
    .continuous, .groupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  /// Returns the first rule of rows that is violated at random offsets; nil if there is none. A
  /// resting offset is in the content and is stable, and a query of the visible area equals a visit
  /// of all elements.
  fileprivate func rowViolation(_ random: inout SeededGenerator) -> String? {
    for (number, section) in sections.enumerated() {
      let behavior = random.pick(Self.behaviors) ?? .continuous
      guard let row = row(ofSection: number, behavior: behavior) else {
        let isMissing = section.description.isOrthogonal && section.count > 0
        if isMissing { return "section \(number) has no row" }
        continue
      }
      let range = row.stops.range
      let start = row.stops.clamped(Double(random.below(300)) - 60)
      let rest = row.stops.rest(start + Double(random.below(400)) - 200, from: start)
      guard range.contains(start), range.contains(rest) else {
        return "\(behavior) rests at \(rest), not in \(range)"
      }
      guard abs(row.stops.rest(rest, from: rest) - rest) < 1e-6 else {
        return "\(behavior) does not stay at \(rest)"
      }
      guard random.oneIn(8) else { continue }
      let viewport = Viewport(scrolled: [number: rest])
      var found: [PlacedElement] = []
      forEachElement(in: row.frame, viewport: viewport) { found.append($0) }
      let expected = slowly(in: row.frame, viewport: viewport)
      guard found.count == expected.count, found.allSatisfy(expected.contains) else {
        return "\(found.count) elements are visible at \(rest), not \(expected.count)"
      }
    }
    return nil
  }
}

extension GroupRuns {
  /// The first violated rule; nil if there is none.
  fileprivate var violation: String? {
    var position = 0.0
    var next = 0
    for number in 0..<groupCount {
      guard let group = group(number: number) else { return "no group \(number)" }
      guard group.number == number, group.firstItem == next else { return "items are left out" }
      guard abs(group.position - position) < 1e-6 else { return "groups have gaps" }
      for (slot, room) in group.solved.slots.enumerated() where room.supplementaries.isEmpty {
        guard group.firstItem + slot < count else { break }
        guard self.group(ofItem: group.firstItem + slot).number == number else {
          return "an item is in another group"
        }
      }
      next += group.solved.slots.count
      position += group.solved.size.along(axis) + spacing
    }
    return next >= count ? nil : "\(count - next) items have no group"
  }
}
