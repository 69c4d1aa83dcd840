import Foundation
import Testing

@testable import LayoutGeometry

/// Tests numbers that no layout should receive, and sizes of a million.
@Suite struct HostileInputTests {
  private let odd = [Double.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]

  @Test func noNumberStopsTheArithmetic() {
    for length in odd {
      for other in odd {
        let sections = [
          FlowSectionMetrics(
            items: .uniform(count: 3, size: AxisSize(main: length, cross: other)),
            lineSpacing: other, interitemSpacing: length, headerExtent: length),
          FlowSectionMetrics(
            items: .sized([
              AxisSize(main: other, cross: length), AxisSize(main: 1, cross: 1),
            ]), insets: .init(mainLeading: length, crossLeading: other)),
        ]
        let flow = FlowGeometry(
          axis: .vertical, crossExtent: length, scale: other, sections: sections)
        flow._checkInvariants()
        flow.forEachElement(in: CGRect(x: length, y: other, width: other, height: length)) {
          _, _ in
        }
        flow.forEachElement(in: CGRect(x: 0, y: 0, width: 10, height: 10)) { _, _ in }
        #expect(flow.frame(of: .item(section: 0, item: 3)) == nil)
        #expect(flow.frame(of: .item(section: 2, item: 0)) == nil)
        #expect(flow.frame(of: .item(section: 0, item: -1)) == nil)
      }
    }
  }

  @Test func aMillionUniformItemsAreOnlyNumbers() {
    let section = FlowSectionMetrics(
      items: .uniform(count: 1_000_000, size: AxisSize(main: 220, cross: 220)),
      insets: .init(mainLeading: 10, mainTrailing: 10, crossLeading: 10, crossTrailing: 10),
      lineSpacing: 20, interitemSpacing: 20)
    let flow = FlowGeometry(
      axis: .vertical, crossExtent: 1024, scale: 2, sections: [section])
    #expect(flow.contentSize.height == CGFloat(60_000_000))
    var found: [FlowElement] = []
    flow.forEachElement(in: CGRect(x: 0, y: 30_000_000, width: 1024, height: 768)) {
      element, _ in found.append(element)
    }
    #expect(found.count == 16)
  }

  @Test func overflowIsSeenAndEqualityIsNot() {
    var section = FlowSectionMetrics(
      items: .uniform(count: 1, size: AxisSize(main: 10, cross: 80)),
      insets: .init(crossLeading: 10, crossTrailing: 10))
    #expect(!section.overflows(crossExtent: 100))
    #expect(section.overflows(crossExtent: 99))
    section.items = .sized([AxisSize(main: 10, cross: 80), AxisSize(main: 10, cross: 81)])
    #expect(section.overflows(crossExtent: 100))
    section.items = .uniform(count: 0, size: AxisSize(main: 10, cross: 200))
    #expect(!section.overflows(crossExtent: 100))
  }
}
