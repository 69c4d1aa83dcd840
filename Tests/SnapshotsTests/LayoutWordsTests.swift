import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests the sentences about differences between layouts made by hand.
@Suite struct LayoutWordsTests {
  /// Returns a screen of 100 × 200 points with rows of 20 points, one for each word.
  private func list(_ words: [String], rows: CGFloat = 20) -> PictureLayout {
    var layout = PictureLayout(width: 100, height: 200, scale: 1, elements: [])
    layout.elements.append(
      LayoutElement(kind: .view, type: "List", frame: .init(x: 0, y: 0, width: 100, height: 200)))
    for (index, word) in words.enumerated() {
      let frame = LayoutElement.Frame(
        x: 0, y: Double(index) * rows, width: 100, height: rows)
      var cell = LayoutElement(kind: .cell, type: "Row", frame: frame)
      cell.content = word
      cell.indexPath = [0, index]
      cell.parent = 0
      layout.elements.append(cell)
    }
    return layout
  }

  private func clauses(_ expected: PictureLayout, _ actual: PictureLayout) -> [String] {
    LayoutDifference(expected, actual).changes.map(\.description)
  }

  @Test func anInsertedRowIsOneChangeAndAShift() {
    #expect(
      clauses(list(["a", "b", "c"]), list(["a", "x", "b", "c"])) == [
        "cell [0,1] is new", "cell [0,2] moved 0,+20 pt", "cell [0,3] moved 0,+20 pt",
      ])
    #expect(
      clauses(list(["a", "b", "c"]), list(["b", "c"])) == [
        "cell [0,0] is gone", "cell [0,0] moved 0,-20 pt", "cell [0,1] moved 0,-20 pt",
      ])
  }

  /// In every order of four rows with repeated words, each element has exactly one counterpart.
  @Test func everyElementIsMatchedOnceOrNamed() {
    let words = ["a", "b", "a", "c"]
    func orders(_ rest: [String]) -> [[String]] {
      guard !rest.isEmpty else { return [[]] }
      return rest.indices.flatMap { index in
        var others = rest
        let first = others.remove(at: index)
        return [[]] + orders(others).map { [first] + $0 }
      }
    }
    let lists = Set(orders(words))
    for first in lists {
      for second in lists {
        let matching = LayoutMatching(list(first), list(second))
        let expected = matching.pairs.map(\.expected) + matching.removed
        let actual = matching.pairs.map(\.actual) + matching.new
        #expect(expected.sorted() == Array(0...first.count), "\(first) → \(second)")
        #expect(actual.sorted() == Array(0...second.count), "\(first) → \(second)")
      }
    }
  }

  @Test func aChangedRowKeepsItsPlace() {
    let before = list(["a", "b"])
    var after = list(["a", "z"])
    after.elements[2].state = ["selected"]
    after.elements[2].alpha = 0.5
    after.elements[2].zIndex = 3
    #expect(
      clauses(before, after) == [
        "cell [0,1] is now selected", "cell [0,1] alpha 1 → 0.5",
        "cell [0,1] z-index 0 → 3",
      ])
    #expect(clauses(after, before).first == "cell [0,1] is no longer selected")
  }

  @Test func identifiersWinOverContent() {
    var before = list(["a", "b"])
    var after = list(["b", "a"])
    for index in 1...2 {
      before.elements[index].identity = "\(index)"
      after.elements[index].identity = "\(index)"
    }
    #expect(clauses(before, after) == [])
  }

  /// A view that moves with its superview is not reported as moved.
  @Test func contentsAreReportedOnlyIfTheyChangedThemselves() {
    func withLabel(_ layout: PictureLayout, in parent: Int, y: Double, _ text: String)
      -> PictureLayout
    {
      var layout = layout
      var label = LayoutElement(
        kind: .view, type: "UILabel",
        frame: .init(x: 5, y: layout.elements[parent].frame.y + y, width: 50, height: 10))
      label.text = text
      label.parent = parent
      layout.elements.append(label)
      return layout
    }
    let before = withLabel(list(["a", "b"]), in: 2, y: 5, "one")
    let after = withLabel(list(["x", "a", "b"]), in: 3, y: 6, "two")
    #expect(
      clauses(before, after) == [
        "cell [0,0] is new", "UILabel in cell [0,2] text “one” → “two”",
        "cell [0,1] moved 0,+20 pt", "cell [0,2] moved 0,+20 pt",
        "UILabel in cell [0,2] moved 0,+1 pt",
      ])
  }

  @Test func differingPixelsAreGivenToWhatChanged() throws {
    let before = list(["a", "b", "c", "d"])
    let after = list(["a", "x", "b", "c", "d"])
    var pixels = Array(repeating: red, count: 100 * 200)
    for index in 100 * 20..<100 * 100 { pixels[index] = blue }
    pixels[100 * 10 + 3] = blue
    pixels[100 * 150 + 7] = blue
    let words = Explanation.words(
      expected: try solid(red, width: 100, height: 200), actual: try image(width: 100, pixels),
      layouts: (before, after))
    #expect(
      words == [
        "cell [0,1] is new", "3 elements from cell [0,2] to cell [0,4] moved 0,+20 pt",
        "99 % of the differing pixels are explained",
        "2 pixels at (3, 10) pt are not explained, in List",
      ])
  }

  /// The content of a row grows and moves along with it.
  @Test func oneChangeOfASizeIsReportedOnce() {
    func row(_ height: Double) -> PictureLayout {
      var layout = list(["a"], rows: height)
      layout.elements[1].identity = "a"
      func add(_ type: String, _ parent: Int, _ frame: LayoutElement.Frame) {
        var element = LayoutElement(kind: .view, type: type, frame: frame)
        element.parent = parent
        layout.elements.append(element)
      }
      add("UIView", 1, .init(x: 0, y: 0, width: 100, height: height))
      add("UIStripe", 2, .init(x: 0, y: 0, width: 4, height: height))
      add("UIImageView", 2, .init(x: 6, y: (height - 8) / 2, width: 8, height: 8))
      add("UISwitch", 2, .init(x: 16, y: height - 9, width: 8, height: 8))
      return layout
    }
    #expect(clauses(row(20), row(31)) == ["cell [0,0] is 100 × 31 pt, was 100 × 20"])
  }

  @Test func whatChangedAlikeIsOneClause() throws {
    let before = list(["a", "b", "c", "d"])
    var after = before
    for index in 1...4 { after.elements[index].state = ["selected"] }
    let picture = try solid(red, width: 100, height: 200)
    #expect(
      Explanation.words(expected: picture, actual: picture, layouts: (before, after)) == [
        "4 elements from cell [0,0] to cell [0,3] are now selected"
      ])
  }

  /// Ten rows of 20 points are visible in 200 points.
  @Test func aRowPushedOffscreenIsNotTheFirst() {
    let words = (0..<12).map { "row \($0)" }
    func seen(_ rows: [String]) -> PictureLayout { list(Array(rows.prefix(10))) }
    let inserted = clauses(seen(words), seen(["row 0", "x"] + words.dropFirst()))
    #expect(
      inserted.first == "cell [0,1] is new" && inserted.last == "cell [0,9] is no longer visible")
    #expect(inserted.count == 10)
    let deleted = clauses(seen(words), seen(Array(words.dropFirst())))
    #expect(deleted.first == "cell [0,0] is gone" && deleted.last == "cell [0,9] became visible")
  }

  /// Scrolling removes rows at one edge and adds others at the opposite edge.
  @Test func aScrolledListMoved() {
    func scrolled(to offset: Int) -> PictureLayout {
      var layout = list((offset..<offset + 10).map { "row \($0)" })
      for index in 1...10 { layout.elements[index].indexPath = [0, offset + index - 1] }
      return layout
    }
    let down = clauses(scrolled(to: 0), scrolled(to: 2))
    #expect(down.prefix(8).allSatisfy { $0.hasSuffix("moved 0,-40 pt") })
    #expect(
      down.suffix(4) == [
        "cell [0,10] became visible", "cell [0,11] became visible",
        "cell [0,0] is no longer visible", "cell [0,1] is no longer visible",
      ])
    let up = clauses(scrolled(to: 2), scrolled(to: 0))
    #expect(up.first == "cell [0,2] moved 0,+40 pt" && up.count == 12)
  }

  /// A row that is removed from the middle or the end is gone: no neighbour moved past that edge.
  @Test func aRowThatIsCutOutIsRemoved() {
    #expect(clauses(list(["a", "b", "c"]), list(["a", "c"])).first == "cell [0,1] is gone")
    #expect(clauses(list(["a", "b", "c"]), list(["a", "b"])) == ["cell [0,2] is gone"])
  }

  @Test func placesOfPixelsAreInPointsAsAllOthers() throws {
    var layout = list(["a", "b"])
    (layout.width, layout.height, layout.scale) = (50, 100, 2)
    var pixels = Array(repeating: red, count: 100 * 200)
    (pixels[100 * 25 + 3], pixels[100 * 45 + 3]) = (blue, blue)
    let (expected, actual) = (
      try solid(red, width: 100, height: 200), try image(width: 100, pixels)
    )
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (layout, layout))
        == ["all differing pixels are in List"], "in two cells")
    layout.elements[0].frame.height = 20
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (layout, layout))
        == ["2 pixels around (1.5, 17.5) pt differ"])
  }

  /// Another size is reported without the number of pixels.
  @Test func pixelsOfAnotherSizeAreCounted() throws {
    let layout = list(["a"])
    #expect(
      Explanation.words(
        expected: try solid(red, width: 10, height: 3), actual: try solid(blue, width: 10),
        layouts: (layout, layout)) == ["20 pixels around (5, 1) pt differ, in cell [0,0]"])
  }

  /// Sidecars without colours, corners and fonts report no change of these.
  @Test func earlierSidecarsAreNotReportedToDiffer() throws {
    var today = list(["a"])
    today.elements[1].background = "systemTeal"
    today.elements[1].type = "UICollectionViewCell"
    let text = """
      {"elements": [
        {"frame":[0,0,100,200],"kind":"view","type":"List"},
        {"content":"a","frame":[0,0,100,20],"indexPath":[0,0],"kind":"cell","parent":0,
         "type":"StyledCell"}
      ], "height": 200, "scale": 1, "width": 100}
      """
    var earlier = try #require(PictureLayout(Data(text.utf8)))
    #expect(clauses(earlier, today) == [] && clauses(today, earlier) == [])
    #expect(earlier.isEarlierForm(of: today))
    #expect(!today.isEarlierForm(of: today))
    earlier.elements[1].frame.y = 1
    #expect(!earlier.isEarlierForm(of: today))
    #expect(clauses(earlier, today) == ["cell [0,0] moved 0,-1 pt"])
  }

  @Test func withoutASidecarTheirPlacesAreReported() throws {
    var pixels = Array(repeating: red, count: 100 * 200)
    pixels[100 * 25 + 3] = blue
    let expected = try solid(red, width: 100, height: 200)
    let actual = try image(width: 100, pixels)
    let layout = list(["a", "b"])
    let place = ["the differing pixel is in cell [0,1]"]
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (nil, layout)) == place)
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (layout, layout)) == place)
    #expect(Explanation.words(expected: expected, actual: actual, layouts: (layout, nil)) == [])
  }

  /// A cell's content view is in front of what the cell draws, but shows nothing.
  @Test(arguments: [(nil, nil, "BadgeCell"), ("systemTeal", nil, "UIView"), (nil, "dot", "dot")])
  func pixelsAreThoseOfAViewThatShowsSomething(
    _ background: String?, _ identity: String?, _ name: String
  ) throws {
    let frame = LayoutElement.Frame(x: 0, y: 0, width: 100, height: 200)
    let cell = LayoutElement(kind: .view, type: "BadgeCell", frame: frame)
    var content = LayoutElement(kind: .view, type: "UIView", frame: frame)
    (content.parent, content.background, content.identity) = (0, background, identity)
    let layout = PictureLayout(width: 100, height: 200, scale: 1, elements: [cell, content])
    let words = Explanation.words(
      expected: try solid(red, width: 100, height: 200),
      actual: try solid(blue, width: 100, height: 200), layouts: (layout, layout))
    #expect(words.count == 1 && words.first?.contains(name) == true, "\(words)")
    #expect(layout.subject(at: (5, 5)) == (name == "BadgeCell" ? name : "UIView"))
  }

  @Test func plainViewsAloneAreNamed() {
    let frame = LayoutElement.Frame(x: 0, y: 0, width: 9, height: 9)
    let view = LayoutElement(kind: .view, type: "UIView", frame: frame)
    let layout = PictureLayout(width: 9, height: 9, scale: 1, elements: [view])
    #expect(layout.subject(at: (5, 5)) == "UIView")
  }

  @Test func manyChangesAreCounted() throws {
    let before = list((0..<20).map { "\($0)" }, rows: 10)
    var after = before
    for index in 1...20 { after.elements[index].alpha = Double(index) / 100 }
    let picture = try solid(red, width: 100, height: 200)
    let words = Explanation.words(
      expected: picture, actual: picture, layouts: (before, after))
    #expect(words.count == 12 && words.last == "9 more changes")
  }

  @Test func aSidecarIsReadBackAndOneElementIsOneLine() throws {
    var layout = list(["a", "b\n\"é"])
    layout.elements[1].state = ["selected"]
    layout.elements[1].frame.x = 0.5
    let data = layout.data
    #expect(PictureLayout(data) == layout)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines[2]
        == #"    {"frame":[0,0,100,200],"kind":"view","type":"List"},"#)
    #expect(PictureLayout(Data("{".utf8)) == nil)
  }

  /// A damaged sidecar changes the sentences, not the verdict.
  @Test func parentsThatMakeNoSenseAreNoParents() {
    var layout = list(["a", "b"])
    layout.elements[1].parent = 7
    layout.elements[2].parent = -1
    let matching = LayoutMatching(layout, layout)
    #expect(matching.pairs.count == 1 && matching.removed.isEmpty)
    #expect(clauses(layout, layout) == [])
  }
}
