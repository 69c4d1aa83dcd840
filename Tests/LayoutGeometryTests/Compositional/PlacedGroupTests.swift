import Foundation
import Testing

@testable import LayoutGeometry

/// Tests groups as overlays draw them.
@Suite struct PlacedGroupTests {
  private func section(orthogonal: Bool = false) -> CompositionalSection {
    let column = group(
      .vertical, .fractionalWidth(0.5), .fractionalHeight(1),
      [leaf(.fractionalWidth(1), .fractionalHeight(1))], .equal(2), spacing: .fixed(4))
    var section = CompositionalSection(
      count: 6,
      group: group(
        .horizontal, .absolute(100), .absolute(60),
        [leaf(.absolute(40), .fractionalHeight(1)), column], spacing: .fixed(6),
        insets: CompositionalInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))
    section.interGroupSpacing = 10
    section.insets = CompositionalInsets(top: 5, leading: 7, bottom: 5, trailing: 7)
    section.isOrthogonal = orthogonal
    return section
  }

  @Test func groupsContainThoseInThem() throws {
    let solved = try layout([section()], width: 200, height: 400, scale: 1)
    let found = solved.groups(in: CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(found.map(\.path) == [[0, 0], [0, 0, 1], [0, 1], [0, 1, 1]])
    #expect(found[0].frame == CGRect(x: 7, y: 5, width: 100, height: 60))
    #expect(found[0].content == CGRect(x: 9, y: 7, width: 96, height: 56))
    #expect(found[0].gaps == [CGRect(x: 49, y: 7, width: 6, height: 56)])
    #expect(found[1].frame == CGRect(x: 55, y: 7, width: 48, height: 56))
    #expect(found[1].gaps == [CGRect(x: 55, y: 33, width: 48, height: 4)])
    #expect(found[2].frame == CGRect(x: 7, y: 75, width: 100, height: 60))
  }

  /// One item has insets, and one has edge spacing.
  @Test func itemsHaveRoomInsideAndOutsideTheirEdges() throws {
    var inset = leaf(.absolute(40), .fractionalHeight(1))
    inset.insets = CompositionalInsets(top: 3, leading: 5, bottom: 0, trailing: 0)
    var spaced = leaf(.absolute(30), .absolute(20))
    spaced.edgeSpacing.leading = .fixed(4)
    spaced.edgeSpacing.top = .fixed(6)
    spaced.edgeSpacing.trailing = .fixed(2)
    let section = CompositionalSection(
      count: 2, group: group(.horizontal, .absolute(100), .absolute(60), [inset, spaced]))
    let solved = try layout([section], width: 200, height: 400, scale: 1)
    let found = solved.groups(in: CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(
      found.map(\.itemInsets) == [
        [CGRect(x: 0, y: 0, width: 40, height: 3), CGRect(x: 0, y: 3, width: 5, height: 57)]
      ])
    #expect(
      found.map(\.gaps) == [
        [
          CGRect(x: 40, y: 0, width: 4, height: 60), CGRect(x: 74, y: 0, width: 2, height: 60),
          CGRect(x: 44, y: 0, width: 30, height: 6),
        ]
      ])
  }

  @Test func rowsAreWhereTheyAreScrolledTo() throws {
    let solved = try layout([section(orthogonal: true)], width: 200, height: 400, scale: 1)
    let found = solved.groups(
      in: CGRect(x: 0, y: 0, width: 200, height: 400), viewport: .init(scrolled: [0: 30]))
    #expect(found.filter { $0.path.count == 2 }.map(\.frame.minX) == [-23, 87])
  }

  @Test func insetsAreTheRoomAroundAllGroups() throws {
    let solved = try layout([section()], width: 200, height: 400, scale: 1)
    #expect(
      solved.insetRects(ofSection: 0) == [
        CGRect(x: 0, y: 0, width: 200, height: 5), CGRect(x: 0, y: 135, width: 200, height: 5),
        CGRect(x: 0, y: 5, width: 7, height: 130), CGRect(x: 193, y: 5, width: 7, height: 130),
      ])
  }
}
