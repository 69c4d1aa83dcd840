import Testing
import UIKit

@testable import SceneFiles

/// Tests compositional layouts and lists of scene files: frames, the effects of fingers and
/// scripts, and the messages of mistakes.
@MainActor
@Suite struct LayoutTests {
  private static let head = "screen: {size: [200, 240], scale: 1}\n"
  private static let styles = "styles: {a: {text: \"{text|a}\"}, b: {text: \"{n|}\"}}\n"

  private func frames(_ text: String) throws -> [CGRect] {
    let player = try SceneFile(Self.head + text).player()
    let view = try #require(player.controller?.collectionView)
    return view.visibleCells.map { $0.convert($0.bounds, to: nil) }
  }

  private func compositional(_ section: String, _ layout: String = "compositional") -> String {
    Self.styles + "layout: \(layout)\nsections: [{style: a, \(section)}]\n"
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Compositional layouts

  @Test func groupsInGroups() throws {
    let found = try frames(
      compositional(
        """
        count: 4, contentInsets: [8, 10], interGroupSpacing: 6, group: {size: [fill, 60], items: [
        {size: [50%, fill]}, {size: [50%, fill], direction: vertical, count: 2, interItemSpacing: \
        4}]}
        """))
    #expect(
      found == [
        rect(10, 8, 90, 60), rect(100, 8, 90, 28), rect(100, 40, 90, 28), rect(10, 74, 90, 60),
      ])
  }

  @Test func sizesByEveryName() throws {
    let found = try frames(
      compositional(
        """
        count: 4, group: {size: [fill, 100], items: [{size: [{absolute: 20}, {fractionalHeight: \
        0.5}]},
        {size: [{fractionalWidth: 0.25}, 30%]}, {size: [10, fill]}, {size: [{estimated: 80}, 40]}]}
        """))
    #expect(found.prefix(3) == [rect(0, 0, 20, 50), rect(20, 0, 50, 30), rect(70, 0, 10, 100)])
    #expect(found[3].minX == 80 && found[3].height == 40 && found[3].width < 80)
  }

  @Test func spacingIsFlexible() throws {
    let found = try frames(
      compositional(
        """
        count: 2, group: {size: [fill, 40], interItemSpacing: {flexible: 8}, items: [{size: [50, \
        40]}, {size: [50, 40]}]}
        """
      ))
    // There is room for three items with two spaces of 25 points, but the third item is missing.
    #expect(found == [rect(0, 0, 50, 40), rect(75, 0, 50, 40)])
  }

  @Test func aSectionScrollsByItself() throws {
    let player = try SceneFile(
      Self.head
        + compositional(
          """
          count: 9, orthogonalScrollingBehavior: paging, orthogonalOffset: 50, group: {size: [100, \
          60]}
          """) + "script: [{scroll: {section: 0, by: [100, 0]}}, {capture: end}]"
    ).player()
    let view = try #require(player.controller?.collectionView)
    #expect(view.machine.rowDistance(ofSection: 0) == 50)
    #expect(try player.pictures().count == 1 && view.machine.rowDistance(ofSection: 0) == 150)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.superview !== view)
  }

  @Test func badgesShowTheirItemsFields() throws {
    let player = try SceneFile(
      Self.head
        + compositional(
          """
          items: [{text: x, n: 3}, y], group: {size: [fill, 60], items: [{size: [60, 60],
          supplementaryItems: [{style: b, size: [20, 20], containerAnchor: {edges: [top, \
          trailing]}}]}]}
          """)
    ).player()
    let view = try #require(player.controller?.collectionView)
    let kind = "sections[0].group.items[0].supplementaryItems[0]"
    let badge = try #require(
      view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(badge.frame == rect(40, 0, 20, 20))
    #expect(badge.labels == ["3"])
    let other = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 1, section: 0))
    #expect(other?.labels == [])
  }

  @Test func headersArePinnedAndBackgroundsReachOut() throws {
    let player = try SceneFile(
      Self.head + "collectionView: {contentOffset: [0, 100]}\n"
        + compositional(
          """
          count: 40, header: {text: x}, headerLayout: {size: [fill, 30], pinToVisibleBounds: true},
          background: {style: b, outset: 5}, contentInsets: 10, group: {size: [fill, 40]}
          """)
    ).player()
    let view = try #require(player.controller?.collectionView)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header.map { $0.convert($0.bounds, to: nil) } == rect(10, 0, 180, 30))
    let background = view.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: SceneFlowLayout.backgroundKind, at: IndexPath(item: 0, section: 0))
    #expect(background?.frame.minX == -5 && background?.frame.width == 210)
  }

  /// A group without room is a mistake of its screen, so it is reported when the scene is shown.
  @Test func groupsWithoutRoomAreMistakes() throws {
    let file = try SceneFile(
      Self.head + compositional("items: [x], group: {size: [fill, 40], contentInsets: 30}"))
    let error = #expect(throws: (any Error).self) { try file.pictures() }
    #expect(
      "\(try #require(error))"
        == "scene.yml:4:42: sections[0].group: There is no room for the group of section 0, or"
        + " in it for an item: check its 'size' and the 'contentInsets' around it.")
  }

  // MARK: Lists

  @Test func rowsHaveTheSystemsContentOrABox() throws {
    let player = try SceneFile(
      Self.head + Self.styles
        + """
        layout: {list: {appearance: insetGrouped}}
        sections: [{header: Top, items: [one, {style: a, text: two}], row: {accessories: \
        [checkmark]}}]
        """
    ).player()
    let view = try #require(player.controller?.collectionView)
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(cells.map { $0.contentView is UIListContentView } == [true, false])
    #expect(cells.map { $0.accessories.map(\.accessoryType) } == [[.checkmark], [.checkmark]])
    #expect(cells[0].frame.minX == 16 && cells[0].frame.width == 168 && cells[0].frame.height == 44)
    #expect(cells[1].labels == ["two"])
  }

  @Test func aRowIsHalfOpenAtFirst() throws {
    let player = try SceneFile(
      Self.head
        + "layout: list\nsections: [{items: [x, {text: y, row: {swipe: {progress: 0.5, actions: "
        + "[{title: Flag}]}}}]}]"
    ).player()
    let view = try #require(player.controller?.collectionView)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.configurationState.isSwiped && cell.contentView.frame.minX < 0)
  }

  @Test func rowsAreEdited() throws {
    let player = try SceneFile(
      Self.head
        + """
        layout: list
        collectionView: {isEditing: true, allowsMultipleSelection: true, selected: [0:0, 0:1]}
        sections: [{items: [x, y, z], row: {accessories: [multiselect]}}]
        """
    ).player()
    let view = try #require(player.controller?.collectionView)
    #expect(view.isEditing && view.indexPathsForSelectedItems?.count == 2)
  }

  /// A tap on a chevron expands the row; the item indexes of later steps count the rows that are
  /// visible then.
  @Test func fingersShowAndHideRows() throws {
    let text =
      Self.head + """
        layout: list
        sections: [{items: [{text: x, row: {accessories: [outlineDisclosure], children: [y, z]}}, \
        w]}]
        script: [{tap: [174, 22]}, {wait: rest}, {select: 0:3}, {capture: open}, {tap: [174, 22]}, \
        {wait: rest}
        """
    let player = try SceneFile(text + "]").player()
    #expect(try player.pictures().count == 1)
    #expect(player.controller?.contents.items[0].map(\.fields["text"]) == ["x", "w"])
    let late = try SceneFile(text + ", {select: 0:3}]").player()
    let error = #expect(throws: (any Error).self) { try late.pictures() }
    #expect("\(try #require(error))".contains("There is no item 0:3 at this point"))
  }

  @Test func childrenAreRowsWhileTheirRowIsExpanded() throws {
    let text = """
      layout: list
      sections: [{items: [{text: x, row: {expanded: true, children: [{text: y, row: {children: \
      [z]}}]}}, w]}]
      """
    #expect(try frames(text).count == 3)
    let player = try SceneFile(Self.head + text).player()
    let view = try #require(player.controller?.collectionView)
    let levels = (0..<3).map {
      (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? UICollectionViewListCell)?
        .indentationLevel
    }
    #expect(levels == [0, 1, 0])
  }

  // MARK: Mistakes

  @Test(
    arguments: [
      (
        "layout: compositional\nsections: [{sectionInset: 8}]",
        "s.yml:2:27: sections[0].sectionInset: 'sectionInset' is for a flow layout, and this is a "
          + "compositional layout; there it is 'contentInsets'."
      ),
      (
        "sections: [{group: {size: [fill, 40]}}]",
        "s.yml:1:20: sections[0].group: 'group' is for a compositional layout, and this is a flow "
          + "layout; there it is 'itemSize'."
      ),
      (
        "layout: {list: {}, itemSize: [3, 4]}",
        "s.yml:1:20: layout.itemSize: 'itemSize' is for a flow layout, and this is a list."
      ),
      (
        "layout: {list: {}, compositional: {}}",
        "s.yml:1:20: layout.compositional: 'compositional' and 'list' cannot be given together."
      ),
      (
        "layout: lists",
        "s.yml:1:9: layout: Expected flow, compositional or list or a table of keys (layout), "
          + "found 'lists'; did you mean 'list'?"
      ),
      (
        "sections: [{orthogonalScrollingBehavior: paging}]",
        "s.yml:1:42: sections[0].orthogonalScrollingBehavior: 'paging' is for a compositional "
          + "layout, and this is a flow layout."
      ),
      (
        "layout: compositional\nsections: [{group: {size: [fil, 40]}}]",
        "s.yml:2:28: sections[0].group.size[0]: Expected a number from 0 to 100000, fill or "
          + "automatic, a share such as 50% or a table of keys (dimension), found 'fil'; did you "
          + "mean 'fill'?"
      ),
      (
        """
        layout: compositional\nsections: [{group: {supplementaryItems: [{style: x}]}, style: \
        a}]\nstyles: {a: {}}
        """,
        """
        s.yml:2:50: sections[0].group.supplementaryItems[0].style: There is no style 'x'; there \
        are 'a'.
        """
      ),
      (
        "layout: list\nsections: [{items: [{text: x, row: {accessories: [{tintColor: red}]}}]}]",
        "s.yml:2:51: sections[0].items[0].row.accessories[0]: The accessory is empty: give it"
          + " one of 'type', 'label' and 'style'."
      ),
      (
        "layout: list\nsections: [{items: [{text: x, row: {accessories: [chekmark]}}]}]",
        "s.yml:2:51: sections[0].items[0].row.accessories[0]: Expected disclosureIndicator, "
          + "outlineDisclosure, checkmark, delete, insert, reorder, multiselect or detail or a "
          + "table of keys (accessory), found 'chekmark'; did you mean 'checkmark'?"
      ),
      (
        "layout: {list: {apearance: plain}}",
        """
        s.yml:1:17: layout.list.apearance: There is no key 'apearance' in a list; did you mean \
        'appearance'?
        """
      ),
      (
        """
        layout: compositional\nstyles: {a: {}}\nsections: [{count: 4, group: {count: 3, items: \
        [{}, {size: [fill, 9]}]}}]
        """,
        """
        s.yml:3:30: sections[0].group: 'count: 3' repeats one item, but 'items' has 2; omit \
        'count' to repeat them in turn.
        """
      ),
      (
        """
        layout: {list: {headerMode: firstItemInSection}}\nsections: [{header: Fruit, items: \
        [Apple]}]
        """,
        "s.yml:2:21: sections[0].header: With 'headerMode: firstItemInSection' the first item is"
          + " the header, and 'header' is not shown."
      ),
      (
        "layout: list\nscript: [{layout: {compositional: {}}}]",
        """
        s.yml:2:35: script[0].layout.compositional: 'compositional' is for a compositional layout, \
        and this is a list.
        """
      ),
    ])
  func mistakesHaveWords(_ text: String, _ sentence: String) {
    #expect(SceneFile.mistakes(text) == [sentence])
  }
}

extension UIView {
  /// The labels' texts in the view, depth first.
  fileprivate var labels: [String] {
    [(self as? UILabel)?.text].compactMap { $0 } + subviews.flatMap(\.labels)
  }
}
