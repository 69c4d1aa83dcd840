import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

/// Tests which parts of a screen are in the picture.
@MainActor
@Suite struct ScreenPictureTests {
  private let source = Rows()

  /// Returns twenty rows of 10 points, each in its own grey, in a window 20 points high.
  private func list() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 2, height: 10)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 2, height: 20), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    return view
  }

  private func grey(_ row: Int) -> UInt32 {
    let value = UInt32(row * 10)
    return 0xFF00_0000 | value << 16 | value << 8 | value
  }

  private func rows(_ strategy: Snapshotting<UICollectionView, UIImage>, of view: UICollectionView)
    throws -> [UInt32]
  {
    let picture = try strategy.take(view)
    let pixels = words(picture)
    return stride(from: 5, to: picture.height, by: 10).map { pixels[$0 * picture.width] }
  }

  @Test func anItemComesToItsPlace() throws {
    let table: [(UICollectionView.ScrollPosition, [Int])] = [
      (.top, [7, 8]), (.bottom, [6, 7]),
    ]
    for (position, expected) in table {
      let item = IndexPath(item: 7, section: 0)
      let shown = try rows(.image(item: item, at: position, scale: 1), of: list())
      #expect(shown == expected.map(grey))
    }
  }

  @Test func anItemThatIsNotThereIsAnError() throws {
    #expect(throws: SnapshotError.noSuchItem([0, 20])) {
      try rows(.image(item: IndexPath(item: 20, section: 0), at: .top), of: list())
    }
    #expect(throws: SnapshotError.noSuchItem([1, 0])) {
      try rows(.image(item: IndexPath(item: 0, section: 1), at: .top), of: list())
    }
    #expect(throws: SnapshotError.noCollectionView("UIView")) {
      try Snapshotting<UIView, UIImage>.image(item: IndexPath(item: 0, section: 0), at: .top)
        .take(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }
    #expect(
      SnapshotError.noSuchItem([0, 20]).description == "There is no item [0,20] to scroll to.")
    #expect(
      SnapshotError.noCollectionView("UIView").description
        == "An item was given, but UIView neither is nor contains a collection view.")
    #expect(
      SnapshotError.notSettled(passes: 10).description
        == "The view did not settle: the end of its content still moved after 10 layouts.")
  }

  @Test func allContentIsOnePicture() throws {
    let view = list()
    #expect(try rows(.image(fullContent: true, scale: 1), of: view) == (0..<20).map(grey))
    #expect(view.bounds.height == 20)
    #expect(try rows(.image(fullContent: false, scale: 1), of: list()) == [0, 1].map(grey))
  }

  /// The superview of a scroll view grows with it, and a picture that would be too large is an
  /// error.
  @Test func allContentOfAScrollViewInsideIsShownOrRefused() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 30))
    let scrollView = UIScrollView(frame: CGRect(x: 1, y: 5, width: 2, height: 20))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 2, height: 70)
    outer.addSubview(scrollView)
    let picture = try Snapshotting<UIView, UIImage>.image(fullContent: true, scale: 1)
      .allowingBlank.take(outer)
    #expect(PictureSize(picture) == PictureSize(width: 4, height: 80))
    scrollView.contentSize.height = 40_000
    #expect(throws: SnapshotError.unusableSize(CGSize(width: 4, height: 40_010), scale: 1)) {
      try Snapshotting<UIView, UIImage>.image(fullContent: true, scale: 1).take(outer)
    }
    scrollView.autoresizingMask = []
    scrollView.contentSize.height = 50_000
    #expect(throws: SnapshotError.notSettled(passes: 10)) {
      try Snapshotting<UIView, UIImage>.image(fullContent: true, scale: 1).take(outer)
    }
  }

  @Test func aSweepShowsEveryOffsetUnderItsLabel() throws {
    let sweep = Sweep.down(from: 0, through: 30, by: 15)
    #expect(sweep.offsets.map(\.y) == [0, 15, 30])
    #expect(sweep.offsets.map(sweep.label) == ["0", "15", "30"])
    let across = Sweep.across(from: 2, through: 3, by: 0)
    #expect(across.offsets.map(across.label) == ["2"])
    let both = Sweep([CGPoint(x: 1, y: 0.5), .zero])
    #expect(both.offsets.map(both.label) == ["1, 0.5", "0, 0"])

    let picture = try Snapshotting<UICollectionView, UIImage>.image(sweep: sweep, scale: 1)
      .take(list())
    #expect(PictureSize(picture) == PictureSize(width: 8 + 3 * (2 + 8), height: 8 + 16 + 20 + 8))
    let pixels = words(picture)
    let tops = [8, 18, 28].map { pixels[24 * picture.width + $0] }
    #expect(tops == [0, 1, 3].map(grey))
    let last = [8, 18, 28].map { pixels[43 * picture.width + $0] }
    #expect(last == [1, 3, 4].map(grey))
  }

  @Test func theDeviceHasThePicturesScaleMeanwhile() throws {
    let view = ScaleView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = UIScreen.main.scale
    _ = try Snapshotting<UIView, UIImage>.image(scale: 3).allowingBlank.take(view)
    #expect(view.seen == 3)
    #expect(UIScreen.main.scale == before)
  }
}

private final class ScaleView: UIView {
  var seen: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    seen = UIScreen.main.scale
  }
}

@MainActor
private final class Rows: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.backgroundColor = UIColor(white: CGFloat(indexPath.item * 10) / 255, alpha: 1)
    return cell
  }
}
