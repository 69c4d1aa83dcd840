import SnapshotsTestSupport
import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Tests layouts that are captured from real collection views.
@MainActor
@Suite struct LayoutCaptureTests {
  final class Label: UICollectionViewCell {
    let label = UILabel(frame: CGRect(x: 4, y: 2, width: 60, height: 16))

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Drawn: UICollectionViewCell {
    var shade: CGFloat = 0

    override func draw(_ rect: CGRect) {
      UIColor(white: shade, alpha: 1).setFill()
      UIRectFill(rect)
    }
  }

  private func list(
    _ words: [String], height: CGFloat = 100
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 80, height: height), collectionViewLayout: layout)
    view.register(Label.self, forCellWithReuseIdentifier: "label")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, word in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath)
      (cell as? Label)?.label.text = word
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(words)
    source.applySnapshotUsingReloadData(snapshot)
    return (view, source)
  }

  private func captured(_ view: UIView) throws -> (CGImage, PictureLayout) {
    let capture = try Snapshotting<UIView, UIImage>.image(scale: 1).allowingBlank
      .capture(view, PictureTerms())
    let layout = try #require(capture.layout)
    return (try #require(capture.value.cgImage), layout())
  }

  @Test func cellsAreNamedByItemPlaceAndState() throws {
    let (view, source) = list(["a", "b", "c", "d", "e", "f", "g"], height: 50)
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.contentOffset.y = 10
    let (_, layout) = try captured(view)
    withExtendedLifetime(source) {}
    let cells = layout.elements.filter { $0.kind == .cell }
    #expect(cells.map(\.identity) == ["a", "b", "c"])
    #expect(cells.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
    #expect(cells.map(\.frame.y) == [-10, 10, 30])
    #expect(cells.map(\.state) == [nil, ["selected"], nil])
    let labels = layout.elements.filter { $0.type == "UILabel" }
    #expect(labels.map(\.text) == ["a", "b", "c"])
    #expect(labels.map(\.frame.y) == [-8, 12, 32])
    #expect(layout.elements[0].parent == nil && layout.elements[0].frame.height == 50)
  }

  @Test func oneInsertedRowIsOneChange() throws {
    let (first, source) = list(["a", "b", "c", "d"])
    let (second, otherSource) = list(["a", "new", "b", "c", "d"])
    let (expected, old) = try captured(first)
    let (actual, young) = try captured(second)
    withExtendedLifetime((source, otherSource)) {}
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (old, young)) == [
        "cell [0,1] is new", "3 elements from cell [0,2] to cell [0,4] moved 0,+20 pt",
        "100 % of the differing pixels are explained",
      ])
  }

  /// The cell's content view is in front, and transparent.
  @Test func whatACellDrawsIsNamedByTheCell() throws {
    let cell = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    _ = cell.contentView
    let (expected, old) = try captured(cell)
    cell.shade = 0.5
    cell.setNeedsDisplay()
    let (actual, young) = try captured(cell)
    #expect(
      Explanation.words(expected: expected, actual: actual, layouts: (old, young))
        == ["all differing pixels are in Drawn"])
  }

  /// Cells without identifiers and texts are the same if their pixels are.
  @Test func drawnCellsAreMatchedByTheirPixels() throws {
    func picture(_ shades: [CGFloat]) throws -> PictureLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 10)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 40, height: 60), collectionViewLayout: layout)
      let source = Shades(shades)
      view.register(Drawn.self, forCellWithReuseIdentifier: "drawn")
      view.dataSource = source
      return try withExtendedLifetime(source) { try captured(view).1 }
    }
    let difference = LayoutDifference(
      try picture([0.1, 0.2, 0.3]), try picture([0.1, 0.9, 0.2, 0.3]))
    #expect(
      difference.changes.map(\.description) == [
        "cell [0,1] is new", "cell [0,2] moved 0,+10 pt", "cell [0,3] moved 0,+10 pt",
      ])
  }

  final class Shades: NSObject, UICollectionViewDataSource {
    let shades: [CGFloat]

    init(_ shades: [CGFloat]) { self.shades = shades }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { shades.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "drawn", for: indexPath)
      (cell as? Drawn)?.shade = shades[indexPath.item]
      cell.setNeedsDisplay()
      return cell
    }
  }

  @Test func nestedCollectionViewsAreNamedFromTheInsideOut() throws {
    let (inner, source) = list(["x", "y"], height: 40)
    let (outer, outerSource) = list(["a", "b"])
    outer.layoutIfNeeded()
    let cell = try #require(outer.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.contentView.addSubview(inner)
    let (_, layout) = try captured(outer)
    withExtendedLifetime((source, outerSource)) {}
    let names = layout.elements.indices.map(layout.name(of:))
    #expect(names.contains("cell [0,1] in cell [0,1]"))
    #expect(names.contains("UILabel in cell [0,0] in cell [0,1]"))
  }

  /// The frame of a moving view is the one on screen, not the final one.
  @Test func framesAreThoseOfTheMoment() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    screen.addSubview(box)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 80 })
    let capture = try Snapshotting<UIView, UIImage>.image(scale: 1, at: 0.5).capture(
      screen, PictureTerms())
    let readLayout = try #require(capture.layout)
    let layout = readLayout()
    #expect(layout.elements.map(\.identity) == [nil, "box"])
    #expect(layout.elements[1].frame == .init(x: 40, y: 0, width: 10, height: 10))
    MediaClock.current.settle()
  }

  @Test func changesOfLooksAreNamed() throws {
    let (view, source) = list(["a", "b"])
    view.layoutIfNeeded()
    let (_, before) = try captured(view)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Label)
    cell.backgroundColor = .systemTeal
    cell.layer.cornerRadius = 6
    let (_, filled) = try captured(view)
    cell.backgroundColor = .systemIndigo
    cell.layer.cornerRadius = 8.5
    cell.alpha = 0.5
    cell.label.font = .boldSystemFont(ofSize: 15)
    cell.label.textColor = UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5)
    let (_, after) = try captured(view)
    withExtendedLifetime(source) {}
    func clauses(_ one: PictureLayout, _ other: PictureLayout) -> [String] {
      LayoutDifference(one, other).changes.map(\.description)
    }
    #expect(
      clauses(before, filled) == [
        "cell [0,1] background none → systemTeal", "cell [0,1] corner radius 0 → 6",
      ])
    #expect(
      clauses(filled, after) == [
        "cell [0,1] alpha 1 → 0.5", "cell [0,1] background systemTeal → systemIndigo",
        "cell [0,1] corner radius 6 → 8.5", "UILabel in cell [0,1] color label → #FF660080",
        "UILabel in cell [0,1] font system 17 → system semibold 15",
      ])
    let kept = try #require(PictureLayout(after.data))
    #expect(kept == after)
    #expect(clauses(filled, kept) == clauses(filled, after))
  }

  /// In the middle of an animation the captured colour is the drawn one.
  @Test func aColourOnItsWayHasNoName() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .black
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { box.backgroundColor = .white })
    let capture = try Snapshotting<UIView, UIImage>.image(scale: 1, at: 0.5).allowingBlank.capture(
      box, PictureTerms())
    let readLayout = try #require(capture.layout)
    #expect(readLayout().elements[0].background == "#808080")
    MediaClock.current.settle()
  }

  /// Users do not know the private classes of this UIKit.
  @Test func classesAreThoseThatUsersKnow() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.backgroundConfiguration = .listPlainCell()
    cell.contentView.addSubview(Drawn(frame: cell.bounds))
    let (_, layout) = try captured(cell)
    let types = Set(layout.elements.map(\.type))
    #expect(types == ["UICollectionViewCell", "UIView", "Drawn", "UIImageView"])
  }

  @Test func hiddenAndOffscreenViewsAreOmitted() throws {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let away = UIView(frame: CGRect(x: 50, y: 0, width: 5, height: 5))
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    hidden.isHidden = true
    hidden.addSubview(UIView(frame: hidden.bounds))
    screen.addSubview(away)
    screen.addSubview(hidden)
    let (_, layout) = try captured(screen)
    #expect(layout.elements.count == 2)
    #expect(layout.elements[1].state == ["hidden"])
  }
}
