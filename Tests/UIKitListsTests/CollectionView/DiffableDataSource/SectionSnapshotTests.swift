import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

/// 1 with children 11 and 12, 11 with child 111; 2; 3 with child 31.
private func outline() -> Outline {
  var outline = Outline()
  outline.append([1, 2, 3])
  outline.append([11, 12], to: 1)
  outline.append([111], to: 11)
  outline.append([31], to: 3)
  return outline
}

@Suite struct SectionSnapshotTests {
  @Test func everyItemComesBeforeThoseUnderIt() {
    let outline = outline()
    #expect(outline.items == [1, 11, 111, 12, 2, 3, 31] && outline.rootItems == [1, 2, 3])
    #expect(outline.visibleItems == [1, 2, 3])
    #expect([1, 11, 111].map(outline.level) == [0, 1, 2])
    #expect([1, 11, 111].map(outline.parent) == [nil, 1, 11])
    #expect(outline.index(of: 12) == 3 && outline.index(of: 9) == nil)
    #expect(outline.contains(111) && !outline.contains(9))
  }

  @Test func whatIsUnderExpandedItemsOnlyShows() {
    var outline = outline()
    outline.expand([11, 3, 9])
    #expect(outline.visibleItems == [1, 2, 3, 31])
    #expect(outline.isExpanded(11) && !outline.isVisible(111) && !outline.isExpanded(9))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2, 3, 31])
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2, 3, 31])
    #expect(outline.items.filter(outline.isVisible) == outline.visibleItems)
  }

  @Test func itemsGoBesidesOthersOnTheirLevel() {
    var outline = outline()
    outline.insert([10], before: 11)
    outline.insert([13, 14], after: 11)
    outline.insert([0], before: 1)
    outline.insert([15], after: 1)
    #expect(outline.items == [0, 1, 10, 11, 111, 13, 14, 12, 15, 2, 3, 31])
    #expect(outline.parent(of: 13) == 1 && outline.parent(of: 15) == nil)
  }

  @Test func snapshotsGoInWithAllTheyHave() {
    var other = Outline()
    other.append([5])
    other.append([51], to: 5)
    other.expand([5])
    var outline = outline()
    outline.insert(other, after: 31)
    outline.expand([3])
    #expect(outline.visibleItems == [1, 2, 3, 31, 5, 51] && outline.level(of: 51) == 2)
    outline.replace(childrenOf: 1, using: outline.snapshot(of: 2))
    #expect(outline.items == [1, 2, 3, 31, 5, 51])
    #expect(!outline.contains(111))
  }

  @Test func aPartIsASnapshotOfItsOwn() {
    var outline = outline()
    outline.expand([11])
    #expect(outline.snapshot(of: 1).items == [11, 111, 12])
    #expect(outline.snapshot(of: 1).visibleItems == [11, 111, 12])
    let whole = outline.snapshot(of: 1, includingParent: true)
    #expect(whole.items == [1, 11, 111, 12] && whole.rootItems == [1])
    #expect(outline.snapshot(of: 2).items.isEmpty)
  }

  @Test func whatIsDeletedTakesAllUnderItAlong() {
    var outline = outline()
    outline.expand([1, 11])
    outline.delete([11, 111, 2, 9])
    #expect(outline.items == [1, 12, 3, 31])
    outline.append([11], to: 12)
    #expect(!outline.isExpanded(11) && outline.snapshot(of: 11).items.isEmpty)
    outline.deleteAll()
    #expect(outline.items.isEmpty && outline.visibleItems.isEmpty)
  }

  @Test func aDrawingInLetters() {
    var outline = outline()
    outline.expand([1])
    #expect(
      outline.visualDescription()
        == """
        *+ 1
          *- 11
             - 111
          *- 12
        *- 2
        *- 3
           - 31
        """)
  }

  @Test(arguments: 0..<4) func mistakesStop(_ mistake: Int) async {
    let sentences = [
      "Item identifier does not exist in the section snapshot: 9",
      "Supplied identifiers are already in the section snapshot. Identifiers that already exist",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers",
      "Item identifier does not exist in the section snapshot: 9",
    ]
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      var outline = outline()
      switch mistake {
      case 0: outline.append([4], to: 9)
      case 1: outline.append([111])
      case 2: outline.append([4, 4])
      default: _ = outline.level(of: 9)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentences[mistake]))
  }
}

@MainActor @Suite struct SectionSnapshotDataSourceTests {
  private func screen() -> DiffableScreen {
    let screen = DiffableScreen()
    screen.apply(["a": [7, 8], "b": [9]])
    return screen
  }

  private func rest(_ screen: DiffableScreen) {
    screen.view.layoutIfNeeded()
    MediaClock.current.settle()
  }

  private func texts(_ screen: DiffableScreen) -> [String] {
    screen.view.visibleCells.compactMap { ($0 as? ItemCell)?.text }
  }

  @Test func aSectionShowsWhatIsExpanded() {
    let screen = screen()
    var first = outline()
    first.expand([1])
    var completions = 0
    screen.source.apply(first, to: "a") { completions += 1 }
    rest(screen)
    #expect(texts(screen) == ["1", "11", "12", "2", "3", "9"] && completions == 1)
    #expect(screen.source.snapshot().itemIdentifiers(inSection: "a") == [1, 11, 12, 2, 3])
    #expect(screen.source.snapshot(for: "a").items == first.items)
    #expect(screen.source.snapshot(for: "a").isExpanded(1))
    #expect(screen.source.snapshot(for: "b").items == [9])
    #expect(screen.source.snapshot(for: "z").items.isEmpty)
  }

  @Test func whatStaysIsNotRequestedAgain() {
    let screen = screen()
    screen.source.apply(outline(), to: "a", animatingDifferences: false)
    rest(screen)
    _ = screen.takeCells()
    var next = screen.source.snapshot(for: "a")
    next.expand([3])
    screen.source.apply(next, to: "a", animatingDifferences: false)
    rest(screen)
    #expect(screen.takeCells() == [31])
  }

  @Test func anUnknownSectionIsAddedAtTheEnd() async {
    let screen = screen()
    await screen.source.apply(.flat([5]), to: "c", animatingDifferences: false)
    #expect(screen.source.snapshot().sectionIdentifiers == ["a", "b", "c"])
    #expect(screen.source.indexPath(for: 5) == .item(0, 2))
  }

  @Test func aWholeSnapshotKeepsAnOutlineThatItShows() {
    let screen = screen()
    screen.source.apply(outline(), to: "a", animatingDifferences: false)
    var whole = screen.source.snapshot()
    whole.appendItems([10], toSection: "b")
    screen.apply(whole)
    #expect(screen.source.snapshot(for: "a").contains(111))
    whole.deleteItems([2])
    screen.apply(whole)
    #expect(screen.source.snapshot(for: "a").items == [1, 3])
  }

  @Test func theUserExpandsAndCollapses() {
    let screen = screen()
    var heard: [String] = []
    screen.source.apply(outline(), to: "a", animatingDifferences: false)
    screen.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 3 }
    screen.source.sectionSnapshotHandlers.willExpandItem = { heard.append("expand \($0)") }
    screen.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 11 }
    screen.source.sectionSnapshotHandlers.willCollapseItem = { heard.append("collapse \($0)") }
    screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, below in
      guard parent == 2 else { return below }
      return .flat([21, 22])
    }
    for item in [1, 11, 2, 3, 99] { screen.source.expandByUser(item) }
    rest(screen)
    #expect(texts(screen) == ["1", "11", "111", "12", "2", "21", "22", "3", "9"])
    for item in [11, 1] { screen.source.collapseByUser(item) }
    rest(screen)
    #expect(texts(screen) == ["1", "2", "21", "22", "3", "9"])
    #expect(heard == ["expand 1", "expand 11", "expand 2", "collapse 1"])
    #expect(screen.source.snapshot(for: "a").isExpanded(11))
  }

  @Test func aMoveIsReportedForEachSectionConcerned() {
    let screen = screen()
    var first = outline()
    first.expand([1])
    screen.source.apply(first, to: "a", animatingDifferences: false)
    var told: [String] = []
    screen.source.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        let (before, after) = (section.initialSnapshot.items, section.finalSnapshot.items)
        told.append("\(section.sectionIdentifier) \(before.count) \(after)")
        #expect(before.applying(section.difference) == after)
      }
    }
    func move(_ from: IndexPath, _ to: IndexPath) {
      screen.source.collectionView(screen.view, moveItemAt: from, to: to)
      let shown = screen.source.snapshot()
      for section in shown.sectionIdentifiers {
        #expect(
          screen.source.snapshot(for: section).visibleItems
            == shown.itemIdentifiers(inSection: section))
      }
    }
    // 1, 11, 12, 2, 3: the collapsed 11, with child 111, moves before 3, then to the end of the
    // other section.
    move(.item(1), .item(3))
    move(.item(3), .item(1, 1))
    // 1, 12, 2, 3: the expanded 1 moves to the end without 12.
    move(.item(0), .item(3))
    #expect(
      told == [
        "a 7 [1, 12, 2, 11, 111, 3, 31]", "a 7 [1, 12, 2, 3, 31]", "b 1 [9, 11, 111]",
        "a 5 [12, 2, 3, 31, 1]",
      ])
  }
}
