import Testing
import UIKit

@testable import SceneFiles

/// What scripts do: scenes that must look alike, and some that must not.
@MainActor
@Suite struct ScriptTests {
  private static func scene(_ items: String, _ rest: String = "") -> String {
    """
    screen: {size: [200, 160], scale: 1}
    styles:
      cell: {text: "{text}", backgroundColor: systemTeal, selected: {backgroundColor: systemPink},
             highlighted: {backgroundColor: systemYellow}}
    layout: {itemSize: [60, 40], minimumLineSpacing: 4, minimumInteritemSpacing: 4}
    sections: [{items: [\(items)]}, {items: [x, y]}]
    \(rest)
    """
  }

  private func pixels(_ items: String, _ rest: String = "") throws -> [[Data]] {
    try SceneFile(Self.scene(items, rest)).pixels()
  }

  /// The end of an update is the picture of its final data.
  @Test(arguments: [
    ("insert: {at: 0:1, items: [n, m]}", "a, n, m, b, c, d"),
    ("delete: [0:0, 0:3]", "b, c"),
    ("move: {from: 0:3, to: 0:0}", "d, a, b, c"),
    ("reload: [0:1]", "a, b, c, d"),
    ("reload: all", "a, b, c, d"),
    (
      "update: {delete: 0:0, insert: {at: 0:3, items: [n]}, move: {from: 0:1, to: 0:2}}",
      "c, d, b, n"
    ),
    (
      "update: {delete: [0:1, 0:2], insert: [{at: 0:0, items: [n]}, {at: 0:3, items: [m]}]}",
      "n, a, d, m"
    ),
  ])
  func anUpdateEndsInThePictureOfItsData(step: String, items: String) throws {
    let updated = try pixels("a, b, c, d", "script: [{\(step)}]")
    #expect(updated == (try pixels(items)))
  }

  @Test func capturesAreTakenInTheMiddleOfWhatMoves() throws {
    let script = """
      script:
        - capture: before
        - delete: 0:0
        - wait: 0.15
        - capture: halfway
        - wait: rest
        - capture: after
      """
    let file = try SceneFile(Self.scene("a, b, c, d", script))
    let pictures = try file.player().pictures()
    #expect(pictures.map(\.name) == ["before", "halfway", "after"])
    #expect(file.captures == ["before", "halfway", "after"])
    let rows = pictures.map(\.bitmap.rows)
    #expect(rows[0] == (try pixels("a, b, c, d"))[0])
    #expect(rows[2] == (try pixels("b, c, d"))[0])
    #expect(rows[1] != rows[0] && rows[1] != rows[2])
  }

  @Test func selectionAndHighlightAreThoseOfTheFile() throws {
    let selected = try pixels("a, b, c", "collectionView: {selected: 0:1}")
    #expect(selected == (try pixels("a, b, c", "script: [{select: 0:0}, {select: 0:1}]")))
    #expect(selected != (try pixels("a, b, c")))
    let highlighted = try pixels("a, b, c", "collectionView: {highlighted: [0:2]}")
    #expect(highlighted == (try pixels("a, b, c", "script: [{highlight: 0:2}]")))
    #expect(highlighted != selected)
    let nothing = try pixels(
      "a, b, c", "script: [{select: 0:1}, {highlight: 0:1}, {unhighlight: 0:1}, {deselect: 0:1}]")
    #expect(nothing == (try pixels("a, b, c")))
  }

  @Test func scrolling() throws {
    let items = (0..<40).map { "i\($0)" }.joined(separator: ", ")
    let there = try pixels(items, "collectionView: {contentOffset: [0, 88]}")
    for step in [
      "scroll: {to: [0, 88]}", "scroll: {item: 0:6, at: top}",
      "scroll: {by: [0, 88], animated: true}",
      "scroll: {to: [0, 88], animated: true}",
    ] {
      #expect(try pixels(items, "script: [{\(step)}]") == there, "\(step)")
    }
    let halfway = try pixels(
      items, "script: [{scroll: {to: [0, 88], animated: true}}, {wait: 0.1}, {capture: a}]")
    let start = try pixels(items)
    #expect(halfway != there && halfway != start)
    #expect(
      try pixels(items, "script: [{scroll: {to: [0, 9999]}}]")
        == pixels(items, "collectionView: {contentOffset: [0, 9999]}"))
  }

  @Test func aNewLayoutIsTheOneOfTheFile() throws {
    let changed = try pixels(
      "a, b, c", "script: [{layout: {itemSize: [90, 30], sectionInset: 6}}]")
    let own = Self.scene("a, b, c")
      .replacingOccurrences(of: "itemSize: [60, 40]", with: "itemSize: [90, 30], sectionInset: 6")
    #expect(changed == (try SceneFile(own).pixels()))
  }

  /// A line that scrolls sideways changes, scrolls and selects like the rest.
  @Test func sidewaysSections() throws {
    func line(_ items: String, _ more: String = "", _ script: String = "") throws -> [[Data]] {
      try SceneFile(
        """
        screen: {size: [200, 160], scale: 1}
        styles: {cell: {text: "{text}", backgroundColor: systemTeal, selected: {alpha: 0.5}}}
        layout: {itemSize: [60, 40]}
        sections: [{items: [\(items)], orthogonalScrollingBehavior: continuous \(more)}]
        \(script)
        """
      ).pixels()
    }
    let all = "a, b, c, d, e, f"
    #expect(
      try line(all, "", "script: [{scroll: {section: 0, to: [70, 0]}}]")
        == line(all, ", orthogonalOffset: 70"))
    #expect(
      try line(all, "", "script: [{scroll: {item: 0:5, at: right}}]")
        == line(all, ", orthogonalOffset: 9999"))
    #expect(
      try line(all, "", "script: [{delete: 0:0}, {insert: {at: 0:0, items: [n]}}]")
        == line("n, b, c, d, e, f"))
    #expect(
      try line(all, "", "script: [{select: 0:1}]")
        == line(all, "", "collectionView: {selected: 0:1}"))
    #expect(try line(all) != line(all, ", orthogonalOffset: 70"))
  }

  @Test func selectionFollowsItems() {
    let path = { ItemPath(0, $0) }
    let place = Place(line: 1, column: 1)
    func at(_ item: Int) -> Located<ItemPath> { Located(value: path(item), place: place) }
    var insert = InsertModel()
    insert.at = at(0)
    var move = MoveModel()
    (move.from, move.to) = (at(2), at(3))
    let item = AssembledScene.Item(style: "a", fields: [:], itemSize: nil)
    let changes = ItemChanges(
      UpdateModel(delete: [at(1)], insert: [insert], move: [move]), [[item]])
    // a b c d → n a d c
    #expect(changes.renaming([path(0), path(1)], counts: [4]) == [path(1)])
    #expect(changes.renaming([path(2)], counts: [4]) == [path(3)])
    #expect(changes.renaming([path(3)], counts: [4]) == [path(2)])
  }
}
