import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Tests the overlays over pictures, and the descriptions of pixels.
@MainActor
@Suite struct OverlayTests {
  /// Seven items of 30 × 20 in a view of 100 × 100: three in a line, insets 5, 2, 3, 2.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      cell.backgroundColor = .blue
      return cell
    }
  }

  private let source = Source()

  private func grid(_ direction: UICollectionView.ScrollDirection) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumInteritemSpacing = 1
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 5, left: 2, bottom: 3, right: 2)
    layout.scrollDirection = direction
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.backgroundColor = .white
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func aFlowsLinesGapsAndInsets() throws {
    let outline = try #require(FlowOutline(of: grid(.vertical)))
    #expect(outline.lines.map(\.name) == ["0/0", "0/1", "0/2"])
    #expect(
      outline.lines.map(\.rect) == [
        CGRect(x: 2, y: 5, width: 96, height: 20), CGRect(x: 2, y: 29, width: 96, height: 20),
        CGRect(x: 2, y: 53, width: 30, height: 20),
      ])
    #expect(outline.parts.filter { $0.kind == .interitem(3) }.count == 4)
    let rooms = outline.parts.filter { $0.kind == .line(4) }.map(\.rect)
    #expect(
      rooms == [
        CGRect(x: 2, y: 25, width: 96, height: 4), CGRect(x: 2, y: 49, width: 96, height: 4),
      ])
    let insets = outline.parts.filter { $0.kind == .inset }.map(\.rect)
    #expect(
      insets == [
        CGRect(x: 0, y: 0, width: 100, height: 5), CGRect(x: 0, y: 73, width: 100, height: 3),
        CGRect(x: 0, y: 5, width: 2, height: 68), CGRect(x: 98, y: 5, width: 2, height: 68),
      ])
  }

  @Test func linesOfAFlowThatScrollsSidewaysAreColumns() throws {
    let outline = try #require(FlowOutline(of: grid(.horizontal)))
    #expect(outline.lines.map(\.rect.minX) == [2, 36])
    #expect(outline.parts.contains { $0.kind == .line(4) })
  }

  /// The rows are as wide as the screen and 6.7 points high, so their edges are fractions.
  @Test func rowsThatTouchAtFractionsAreLinesOfTheirOwn() throws {
    let view = grid(.vertical)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.itemSize = CGSize(width: 96, height: 6.7)
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0.1, left: 2, bottom: 0, right: 2)
    view.layoutIfNeeded()
    #expect(try #require(FlowOutline(of: view)).lines.count == 7)
  }

  /// Cells of 12 × 9 points are side by side: a name needs more room.
  @Test func namesDoNotCoverEachOther() throws {
    var layout = PictureLayout(width: 100, height: 40, scale: 1, elements: [])
    layout.elements.append(
      LayoutElement(kind: .view, type: "List", frame: .init(x: 0, y: 0, width: 100, height: 40)))
    for index in 0..<24 {
      let (row, column) = index.quotientAndRemainder(dividingBy: 8)
      var cell = LayoutElement(
        kind: .cell, type: "Cell",
        frame: .init(x: Double(12 * column), y: Double(9 * row), width: 12, height: 9))
      (cell.indexPath, cell.parent) = ([0, index], 0)
      layout.elements.append(cell)
    }
    let tags = Overlay.tags(layout)
    #expect(tags.count > 4 && tags[0].text == "0:0" && tags[0].rect.origin == .zero)
    for (index, tag) in tags.enumerated() {
      for other in tags[..<index] {
        let shared = tag.rect.intersection(other.rect)
        #expect(shared.isNull || min(shared.width, shared.height) <= 0.1)
      }
    }
  }

  @Test func theNamesOfANibAreAtTheirViews() {
    var layout = PictureLayout(width: 300, height: 90, scale: 1, elements: [])
    var view = LayoutElement(
      kind: .view, type: "UILabel", frame: .init(x: 10, y: 30, width: 200, height: 40))
    view.outlets = ["Card.title"]
    view.constraints = ["title-top"]
    view.constraintOutlets = ["Card.titleTop"]
    layout.elements.append(view)
    #expect(Overlay.tags(layout).map(\.text) == ["title 'title-top' -titleTop-"])
    layout.elements[0].outlets = nil
    layout.elements[0].constraints = nil
    #expect(Overlay.tags(layout).map(\.text) == ["-titleTop-"])
  }

  @Test func otherLayoutsHaveNoLines() {
    #expect(FlowOutline(of: UIView()) == nil)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 9),
      collectionViewLayout: UICollectionViewLayout())
    #expect(FlowOutline(of: view) == nil)
  }

  @Test func viewsOfAPixelFrontToBack() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.backgroundColor = .white
    let red = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
    red.backgroundColor = .red
    let clear = UIView(frame: red.bounds)
    let glass = UIView(frame: root.bounds)
    glass.backgroundColor = UIColor(white: 0, alpha: 0.5)
    red.addSubview(clear)
    root.addSubview(red)
    root.addSubview(glass)
    let views = PixelExplanation(x: 8, y: 8, in: root, scale: 2).contributions
    #expect(views.map(\.color).prefix(3) == ["#7F0000", "#FF0000", "#FF0000"])
    #expect(views.map(\.counts) == [true, false, true, true])
    #expect(views.last?.color == "#FFFFFF")
    let corner = PixelExplanation(x: 0, y: 0, in: root, scale: 2)
    #expect(corner.contributions.count == 2)
    #expect(corner.lines.first?.hasPrefix("#7F7F7F   UIView") == true)
    #expect(!red.isHidden && !glass.isHidden, "the views are restored")
  }

  @Test func anOverlayLeavesThePictureAsItWas() throws {
    let view = grid(.vertical)
    let picture = try #require(view.snapshotBitmap(scale: 1))
    let before = CGImage(sharing: try #require(picture.copy()))
    let layout = LayoutCapture.layout(of: view, scale: 1)
    let annotated = try #require(Overlay.annotated(picture, layout))
    #expect(
      PictureComparison.difference(expected: before, actual: CGImage(sharing: picture)) == nil)
    #expect(
      PictureComparison.difference(expected: before, actual: CGImage(sharing: annotated)) != nil)
  }

  // MARK: Contact sheets

  /// With five pairs of tall pictures, no row ends within a pair.
  @Test func whatBelongsTogetherIsInOneRow() throws {
    let entries = entries(10, width: 100, height: 150)
    #expect(ContactSheet.arranged(entries).size == CGSize(width: 548, height: 356))
    #expect(ContactSheet.arranged(entries, together: 2).size == CGSize(width: 656, height: 356))
  }

  private func entries(_ count: Int, width: Int, height: Int) -> [ContactSheet.Entry] {
    (0..<count).map {
      ContactSheet.Entry(label: "\($0)", width: width, height: height, scale: 1)
    }
  }

  @Test func sheetsAreALittleWiderThanHigh() {
    #expect(
      ContactSheet.arranged(entries(4, width: 200, height: 100)).size
        == CGSize(width: 424, height: 256))
    #expect(
      ContactSheet.arranged(entries(1, width: 10, height: 100)).size
        == CGSize(width: 26, height: 132))
    #expect(
      ContactSheet.arranged(entries(3, width: 10, height: 400)).size
        == CGSize(width: 62, height: 432))
  }
}
