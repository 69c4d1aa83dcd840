import Foundation
import Testing

@testable import LayoutGeometry

/// Tests frames that UIKit drew, that public tests assert of it, or that follow from Apple's
/// documentation, as numbers.
@Suite struct CompositionalFrameTests {
  /// Source: kishikawakatsumi/IBPCollectionViewCompositionalLayout, its ListViewTests and
  /// GridViewTests, which assert UIKit's own layout on iOS 13. There are eight: both in a bare
  /// controller, in a navigation controller, in a tab bar controller, and in a navigation
  /// controller in a tab bar controller. They differ only in the collection view's frame and
  /// insets, and only in the scrolling direction, which does not affect the frames.
  @Test(arguments: ["bare", "navigation", "tab bar", "navigation in tab bar"])
  func listsAndGridsOfNinetyFourItems(controller: String) throws {
    let list = try layout([
      CompositionalSection(
        count: 94,
        group: group(
          .horizontal, .fractionalWidth(1), .absolute(44),
          [leaf(.fractionalWidth(1), .fractionalHeight(1))]))
    ])
    #expect(list.contentSize == CGSize(width: 375, height: 4136))
    #expect(list.items()[93] == CGRect(x: 0, y: 4092, width: 375, height: 44))

    let grid = try layout([
      CompositionalSection(
        count: 94,
        group: group(
          .horizontal, .fractionalWidth(1), .fractionalWidth(0.2),
          [leaf(.fractionalWidth(0.2), .fractionalHeight(1))]))
    ])
    #expect(grid.contentSize == CGSize(width: 375, height: 1425))
    let known: [Int: (Double, Double)] = [
      0: (0, 0), 1: (75, 0), 4: (300, 0), 5: (0, 75), 12: (150, 150), 93: (225, 1350),
    ]
    for (item, place) in known {
      #expect(
        grid.items()[item] == CGRect(x: place.0, y: place.1, width: 75, height: 75))
    }
    for (item, frame) in grid.items().enumerated() {
      #expect(
        frame == CGRect(x: 75 * (item % 5), y: 75 * (item / 5), width: 75, height: 75),
        "item \(item), \(controller)")
    }
  }

  /// iOS 17, 375 points at 3x: pixels 48, 335, 622 and 909, each 263 wide, although the exact
  /// positions are 48, 335.25, 622.5 and 909.75.
  @Test func sizesAreReducedToPixelsBeforeItemsAreStepped() throws {
    var row = CompositionalSection(
      count: 4,
      group: group(
        .horizontal, .fractionalWidth(1), .fractionalWidth(0.25),
        [leaf(.fractionalWidth(1), .fractionalHeight(1))], .equal(4), spacing: .fixed(8)))
    row.insets = .init(leading: 16, trailing: 16)
    row.isOrthogonal = true
    let frames = try layout([row], scale: 3).items()
    #expect(frames.map { ($0.minX * 3).rounded() } == [48, 335, 622, 909])
    #expect(frames.allSatisfy { ($0.width * 3).rounded() == 263 })
  }

  /// The spacing shrinks the container of both dimensions: items of a count group are square.
  @Test func countGroupsShrinkTheirContainerByTheSpacing() throws {
    let squares = group(
      .horizontal, .fractionalWidth(1), .absolute(200),
      [leaf(.fractionalWidth(1), .fractionalWidth(0.25))], .equal(4), spacing: .fixed(20))
    let frames = try layout([CompositionalSection(count: 4, group: squares)], width: 380).items()
    #expect(
      frames == (0..<4).map { CGRect(x: Double($0) * 100, y: 0, width: 80, height: 80) })
  }

  @Test func repeatedSubitemsKeepTheirOwnSize() throws {
    let three = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      [leaf(.absolute(40), .fractionalHeight(1))], .repeating(3), spacing: .fixed(5))
    let frames = try layout([CompositionalSection(count: 4, group: three)], width: 100).items()
    #expect(frames.map(\.minX) == [0, 45, 90, 0])
    #expect(frames[3].minY == 50)
  }

  @Test func subitemsTakeTurnsUntilOneDoesNotFit() throws {
    let turns = group(
      .horizontal, .fractionalWidth(1), .absolute(10),
      [leaf(.absolute(30), .fractionalHeight(1)), leaf(.absolute(20), .fractionalHeight(0.5))])
    let frames = try layout([CompositionalSection(count: 6, group: turns)], width: 100).items()
    #expect(frames.map(\.minX) == [0, 30, 50, 80, 0, 30])
    #expect(frames.map(\.height) == [10, 5, 10, 5, 10, 5])
    #expect(frames[4].minY == 10)
  }

  /// The picture in the documentation has one large item beside two small ones, in three such
  /// blocks.
  @Test func groupsNestAndInsetsShrinkWhatIsInThem() throws {
    let large = leaf(
      .fractionalWidth(0.7), .fractionalHeight(1),
      insets: .init(top: 10, leading: 10, bottom: 10, trailing: 10))
    let small = leaf(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = group(
      .vertical, .fractionalWidth(0.3), .fractionalHeight(1), [small],
      insets: .init(leading: 5, trailing: 5))
    let outer = group(
      .horizontal, .fractionalWidth(1), .absolute(100), [large, column], spacing: nil,
      insets: .init(top: 10))
    let frames = try layout([CompositionalSection(count: 4, group: outer)], width: 200).items()
    #expect(
      frames == [
        CGRect(x: 10, y: 20, width: 120, height: 70),
        CGRect(x: 145, y: 10, width: 50, height: 45),
        CGRect(x: 145, y: 55, width: 50, height: 45),
        CGRect(x: 10, y: 120, width: 120, height: 70),
      ])
  }

  @Test func anIncompleteGroupKeepsItsSize() throws {
    let three = group(
      .horizontal, .fractionalWidth(1), .absolute(30),
      [leaf(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    let solved = try layout([CompositionalSection(count: 4, group: three)], width: 300)
    #expect(solved.items()[3] == CGRect(x: 0, y: 30, width: 100, height: 30))
    #expect(solved.contentSize.height == 60)
  }

  @Test func anEmptySectionKeepsItsHeaderAndTheSpacingAroundIt() throws {
    var empty = CompositionalSection(count: 0, group: list)
    empty.insets = .init(top: 7, bottom: 9)
    empty.backgrounds = [CompositionalBackground(kind: "background")]
    empty.boundaries = [header]
    let solved = try layout(
      [empty, CompositionalSection(count: 1, group: list)], width: 100, spacing: 5)
    #expect(solved.frame("header") == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(solved.placed(.background(kind: "background", section: 0)) == nil)
    #expect(solved.items(1) == [CGRect(x: 0, y: 25, width: 100, height: 10)])
  }

  @Test func sectionsStackBoundariesInsetsAndGroups() throws {
    var section = CompositionalSection(count: 2, group: list)
    section.insets = .init(top: 3, leading: 10, bottom: 4, trailing: 20)
    section.interGroupSpacing = 2
    var footer = header
    (footer.kind, footer.position.y) = ("footer", 1)
    section.boundaries = [header, footer]
    section.backgrounds = [CompositionalBackground(kind: "background")]
    let solved = try layout([section], width: 100)
    #expect(solved.frame("header") == CGRect(x: 10, y: 0, width: 70, height: 20))
    #expect(
      solved.items() == [
        CGRect(x: 10, y: 23, width: 70, height: 10), CGRect(x: 10, y: 35, width: 70, height: 10),
      ])
    #expect(solved.frame("footer") == CGRect(x: 10, y: 49, width: 70, height: 20))
    let background = solved.placed(.background(kind: "background", section: 0))
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 100, height: 69))
    #expect(background?.zIndex == 0)
    #expect(solved.placed(.item(section: 0, item: 0))?.zIndex == 1)
  }

  /// An offset of (½, −½) of its own size at the top trailing corner centres a badge there.
  @Test func badgesAreAnchoredByTheirOwnSize() throws {
    let badge = CompositionalSupplementary(
      kind: "badge", size: size(.absolute(20), .absolute(20)),
      containerAnchor: CompositionalAnchor(
        position: .init(x: 1, y: 0), offset: .fractional(x: 0.5, y: -0.5)))
    let cards = group(
      .horizontal, .fractionalWidth(1), .absolute(50),
      [
        leaf(
          .absolute(40), .fractionalHeight(1),
          insets: .init(top: 5, leading: 5, bottom: 5, trailing: 5), badge: badge)
      ])
    let solved = try layout([CompositionalSection(count: 3, group: cards)], width: 100)
    #expect(solved.frame("badge", 1) == CGRect(x: 65, y: -5, width: 20, height: 20))
    #expect(solved.frame("badge", 2) == CGRect(x: 25, y: 45, width: 20, height: 20))
  }

  /// Views anchored to groups are numbered by group, even where the last one is incomplete, and are
  /// inside the group's insets.
  @Test func viewsOfGroupsAreNumberedByGroup() throws {
    var pair = group(
      .horizontal, .fractionalWidth(1), .absolute(30),
      [leaf(.fractionalWidth(0.5), .fractionalHeight(1))], insets: .init(leading: 10, trailing: 10))
    pair.supplementaries = [
      CompositionalSupplementary(
        kind: "tab", size: size(.absolute(8), .fractionalHeight(0.5)),
        containerAnchor: CompositionalAnchor(position: .init(x: 0, y: 1)))
    ]
    let solved = try layout([CompositionalSection(count: 5, group: pair)], width: 100)
    #expect((0..<4).map { solved.frame("tab", $0)?.minY } == [15, 45, 75, nil])
    #expect(solved.frame("tab", 2) == CGRect(x: 10, y: 75, width: 8, height: 15))
  }

  @Test func flexibleSpacingsShareWhatIsLeft() throws {
    func starts(_ spacing: CompositionalSpacing?, edges: CompositionalEdgeSpacing) throws
      -> [Double]
    {
      var item = leaf(.absolute(20), .absolute(10))
      item.edgeSpacing = edges
      let line = group(
        .horizontal, .fractionalWidth(1), .absolute(50), [item], .repeating(3), spacing: spacing)
      let solved = try layout([CompositionalSection(count: 3, group: line)], width: 120)
      return solved.items().map { Double($0.minX) }
    }
    #expect(try starts(.flexible(4), edges: .init()) == [0, 50, 100])
    #expect(
      try starts(nil, edges: .init(leading: .flexible(0), trailing: .flexible(0))) == [10, 50, 90])
    #expect(try starts(.fixed(6), edges: .init(leading: .fixed(2))) == [2, 30, 58])
  }

  @Test func flexibleEdgesAcrossPushAnItemInItsGroup() throws {
    func top(_ edges: CompositionalEdgeSpacing) throws -> Double? {
      var item = leaf(.absolute(20), .absolute(10))
      item.edgeSpacing = edges
      let line = group(.horizontal, .fractionalWidth(1), .absolute(50), [item], .repeating(1))
      let solved = try layout([CompositionalSection(count: 1, group: line)])
      return solved.items().first.map { Double($0.minY) }
    }
    #expect(try top(.init()) == 0)
    #expect(try top(.init(top: .flexible(0))) == 40)
    #expect(try top(.init(top: .flexible(0), bottom: .flexible(0))) == 20)
    #expect(try top(.init(top: .fixed(7))) == 7)
  }

  @Test func customGroupsPlaceTheirItemsThemselves() throws {
    let custom = CompositionalItem(
      size: size(.fractionalWidth(1), .absolute(100)),
      content: .group(
        CompositionalGroup(
          .custom { inner in
            [
              CompositionalCustomItem(
                frame: CGRect(x: 0, y: 0, width: inner.width / 2, height: 60), zIndex: 3),
              CompositionalCustomItem(
                frame: CGRect(x: inner.width / 2, y: 20, width: 30, height: 90)),
            ]
          })))
    let solved = try layout([CompositionalSection(count: 3, group: custom)], width: 100)
    #expect(
      solved.items() == [
        CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 50, y: 20, width: 30, height: 90),
        CGRect(x: 0, y: 100, width: 50, height: 60),
      ])
    #expect(solved.placed(.item(section: 0, item: 2))?.zIndex == 3)
  }

  @Test func horizontalLayoutsSwapEverything() throws {
    var section = CompositionalSection(
      count: 3,
      group: group(
        .vertical, .absolute(40), .fractionalHeight(1),
        [leaf(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.insets = .init(top: 5, leading: 7, bottom: 5)
    section.interGroupSpacing = 3
    let solved = try layout([section], width: 300, height: 110, axis: .horizontal)
    #expect(
      solved.items() == [
        CGRect(x: 7, y: 5, width: 40, height: 50), CGRect(x: 7, y: 55, width: 40, height: 50),
        CGRect(x: 50, y: 5, width: 40, height: 50),
      ])
    #expect(solved.contentSize == CGSize(width: 90, height: 110))
  }

  @Test func pinnedViewsAreVisibleWhileTheirSectionIs() throws {
    var section = CompositionalSection(count: 10, group: list)
    var head = header
    head.pinsToVisibleBounds = true
    var foot = head
    (foot.kind, foot.position.y) = ("footer", 1)
    section.boundaries = [head, foot]
    let solved = try layout([section, section], width: 100)
    func tops(_ visible: ClosedRange<Double>) -> [Double?] {
      ["header", "footer"].map {
        let element = CompositionalElement.supplementary(kind: $0, section: 0, index: 0)
        return solved.placed(element, viewport: .init(visible: visible)).map {
          Double($0.frame.minY)
        }
      }
    }
    #expect(tops(0...100) == [0, 80])
    #expect(tops(30...130) == [30, 110])
    #expect(tops(60...160) == [60, 120])
    #expect(tops(115...215) == [100, 120])
    #expect(tops(-50 ... -10) == [0, 20])
  }

  @Test func boundariesOverTheContentTakeNoRoom() throws {
    var over = header
    over.extendsBoundary = false
    over.offset = CGPoint(x: 3, y: -4)
    var section = CompositionalSection(count: 1, group: list)
    section.boundaries = [over]
    let solved = try layout([section], width: 100)
    #expect(solved.items()[0].minY == 0)
    #expect(solved.frame("header") == CGRect(x: 3, y: -4, width: 100, height: 20))
    #expect(solved.contentSize.height == 10)
  }

  @Test func theLayoutHasBoundariesOfItsOwn() throws {
    var foot = header
    (foot.kind, foot.position.y) = ("footer", 1)
    let solved = try layout(
      [CompositionalSection(count: 2, group: list)], width: 100, boundaries: [header, foot])
    #expect(solved.items()[0].minY == 20)
    #expect(solved.placed(.layoutBoundary(kind: "footer"))?.frame.minY == 40)
    #expect(solved.contentSize.height == 60)
  }

  private let list = group(
    .horizontal, .fractionalWidth(1), .absolute(10),
    [leaf(.fractionalWidth(1), .fractionalHeight(1))])

  private let header = CompositionalBoundary(
    kind: "header", size: size(.fractionalWidth(1), .absolute(20)), position: .init(x: 0.5, y: 0))
}
