import Testing
import UIKit

@testable import SceneFiles

/// Tests scripts: scenes that must look equal, and some that must differ.
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

  /// The picture at the end of an update equals the picture of its final data.
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

  /// A line that scrolls horizontally changes, scrolls and selects like other lines.
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

  /// A section that scrolls horizontally belongs to the view: items move into it and out of it,
  /// selected items remain selected, its header belongs to it, and its cells size themselves.
  @Test func itemsMoveBetweenSectionsThatScrollSidewaysAndOthers() throws {
    func pixels(_ first: String, _ second: String, _ more: String) throws -> [[Data]] {
      try SceneFile(
        """
        screen: {size: [200, 200], scale: 1}
        styles:
          cell: {text: "{text}", backgroundColor: systemTeal, selected: {alpha: 0.5}}
          title: {text: "{text}", padding: 4}
        layout: {itemSize: [60, 40]}
        sections:
          - header: {style: title, text: Shelf}
            style: cell
            items: [\(first)]
            orthogonalScrollingBehavior: continuous
          - {style: cell, items: [\(second)]}
        \(more)
        """
      ).pixels()
    }
    #expect(
      try pixels("a, b, c, d, e", "f, g", "script: [{move: {from: 0:1, to: 1:0}}]")
        == pixels("a, c, d, e", "b, f, g", ""))
    #expect(
      try pixels("a, b", "f, g", "script: [{select: 1:1}, {move: {from: 1:1, to: 0:1}}]")
        == pixels("a, g, b", "f", "collectionView: {selected: 0:1}"))
    #expect(
      try pixels("a, b, c, d, e", "f", "script: [{scroll: {item: 0:4}}]")
        == pixels("a, b, c, d, e", "f", "script: [{scroll: {section: 0, to: [140, 0]}}]"))
  }

  /// Cells of an orthogonal section size themselves like others; the section is as high as its
  /// highest cell.
  @Test func cellsOfARowSizeThemselves() throws {
    func pixels(_ more: String) throws -> [[Data]] {
      try SceneFile(
        """
        screen: {size: [200, 200], scale: 1}
        styles: {cell: {text: "{text}", numberOfLines: 0, padding: 6, backgroundColor: systemTeal}}
        layout: {itemSize: {width: 60, height: automatic} \(more)}
        sections:
          - {items: [a, "b b b b b b b b", c, d], orthogonalScrollingBehavior: continuous}
          - {items: [e, f]}
        """
      ).pixels()
    }
    #expect(try pixels("") == pixels(", estimatedItemSize: [60, 20]"))
  }
}
