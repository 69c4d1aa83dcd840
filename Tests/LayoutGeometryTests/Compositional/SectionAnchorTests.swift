import Foundation
import SeededRandom
import Testing

@testable import LayoutGeometry

/// Tests the element that a viewport keeps in place, for every kind of section.
@Suite struct SectionAnchorTests {
  private func compositional() throws -> CompositionalGeometry {
    let row = group(
      .horizontal, .fractionalWidth(1), .absolute(20),
      [leaf(.fractionalWidth(0.5), .fractionalHeight(1))])
    return try layout(
      [
        CompositionalSection(count: 6, group: row), CompositionalSection(count: 0, group: row),
        CompositionalSection(count: 4, group: row),
      ], width: 100)
  }

  private var flow: FlowGeometry {
    let size = AxisSize(main: 20, cross: 50)
    return FlowGeometry(
      axis: .vertical, crossExtent: 100, scale: 2,
      sections: [6, 0, 4].map {
        FlowSectionMetrics(
          items: .uniform(count: $0, size: size), lineSpacing: 0, interitemSpacing: 0)
      })
  }

  @Test(arguments: [0.0, 15, 20, 45, 60, 79, 95])
  func theFirstVisibleItemIsTheAnchor(offset: Double) throws {
    let viewport = CGRect(x: 0, y: offset, width: 100, height: 30)
    let none: [(section: Int, item: Int)] = []
    let line = Int(offset / 20)
    let expected = line < 3 ? (0, line * 2) : (2, (line - 3) * 2)
    let found = [
      try compositional().anchor(in: viewport, preferring: none),
      flow.anchor(in: viewport, preferring: none),
    ]
    for anchor in found {
      #expect(anchor?.section == expected.0)
      #expect(anchor?.item == expected.1)
    }
  }

  @Test func earlierVisibleItemsArePreferred() throws {
    let viewport = CGRect(x: 0, y: 30, width: 100, height: 40)
    let known = [(section: 0, item: 0), (section: 9, item: 0), (section: 0, item: 5)]
    #expect(try compositional().anchor(in: viewport, preferring: known)?.item == 5)
    #expect(flow.anchor(in: viewport, preferring: known)?.item == 5)
  }

  @Test func withoutVisibleItemsThereIsNoAnchor() throws {
    let viewport = CGRect(x: 0, y: 500, width: 100, height: 40)
    #expect(try compositional().anchor(in: viewport, preferring: [(section: 0, item: 0)]) == nil)
    #expect(flow.anchor(in: viewport, preferring: [(section: 0, item: 0)]) == nil)
  }
}
