import Testing

@testable import LayoutGeometry

/// Tests that a geometry damaged by hand is detected.
@Suite struct InvariantTests {
  private func geometry() -> FlowGeometry {
    var sizes: [AxisSize] = []
    for item in 0..<9 {
      sizes.append(AxisSize(main: [4, 5, 6][item % 3], cross: [10, 11][item % 2]))
    }
    let section = FlowSectionMetrics(items: .sized(sizes), headerExtent: 4)
    return FlowGeometry(
      axis: .vertical, crossExtent: 41, scale: 2, sections: [section, section, section])
  }

  @Test func whatWasLaidOutIsWhole() { #expect(geometry().invariantViolation == nil) }

  @Test func aGapBetweenSectionsIsFound() {
    var geometry = geometry()
    let start = geometry.sections[1].start
    geometry.sections[1].start += 3
    #expect(
      geometry.invariantViolation == "section 1 starts at \(start + 3), not at \(start)")
  }

  @Test func linesOfOtherItemsAreFound() {
    let sizes = [AxisSize(main: 4, cross: 10), AxisSize(main: 5, cross: 10)]
    let rules = LineRules(FlowSectionMetrics(items: .sized(sizes)), available: 12)
    let lines = sizes.withUnsafeBufferPointer { SizedLines(sizes: $0, rules: rules) }
    #expect(lines.invariantViolation(items: 2) == nil)
    #expect(lines.invariantViolation(items: 1) == "a line has no items")
  }
}
