import Testing
import UIKit

/// Tests horizontal flow layouts with one item per column against UIKit's pictures at 3x.
@MainActor
@Suite struct HorizontalFlowPictureTests {
  private final class FullHeight: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let bounds = collectionView.bounds
      return CGSize(width: min(bounds.width - 50, 300), height: bounds.height)
    }
  }

  private final class TopAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap {
        layoutAttributesForItem(at: $0.indexPath)
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let own = super.layoutAttributesForItem(at: indexPath)
      let copy = own?.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin.y = sectionInset.top
      return copy
    }
  }

  private final class Paged: UICollectionViewFlowLayout {
    var itemWidth: CGFloat = 0

    override func prepare() {
      super.prepare()
      itemSize = CGSize(width: itemWidth, height: 300)
    }
  }

  private func root(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.backgroundColor = color
    return root
  }

  struct Margins: Sendable {
    var name: String
    var size: CGSize
    var frame: CGRect
  }

  nonisolated static let margins = [
    Margins(
      name: "MarginsIPhoneSE", size: CGSize(width: 320, height: 568),
      frame: CGRect(x: 16, y: 20, width: 288, height: 548)),
    Margins(
      name: "MarginsIPhone8", size: CGSize(width: 375, height: 667),
      frame: CGRect(x: 16, y: 20, width: 343, height: 647)),
    Margins(
      name: "MarginsIPhoneXsMax", size: CGSize(width: 414, height: 896),
      frame: CGRect(x: 20, y: 44, width: 374, height: 818)),
  ]

  @Test(arguments: margins)
  func itemsAsTallAsTheViewAreColumns(screen: Margins) throws {
    let delegate = FullHeight()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    let grid = ColoredGrid(frame: screen.frame, layout: layout, counts: [20], delegate: delegate) {
      cell, _ in cell.backgroundColor = UIColor(bytes: 255, 128, 0)
    }
    let root = root(screen.size.width, screen.size.height, .white)
    root.addSubview(grid.view)
    let drawn = try #require(picture(scale: 3) { root })
    try expectAgreement(drawn, "flow-horizontal/\(screen.name)@3x.png")
  }

  @Test func aSubclassAlignsItsItemsAtTheTop() throws {
    let colors = [
      UIColor(bytes: 0, 159, 217), UIColor(bytes: 255, 90, 95), UIColor(bytes: 45, 183, 131),
      UIColor(bytes: 211, 212, 213),
    ]
    let layout = TopAligned()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    let frame = CGRect(x: 0, y: 0, width: 375, height: 200)
    let grid = ColoredGrid(frame: frame, layout: layout, counts: [4]) { cell, path in
      cell.backgroundColor = colors[path.item]
    }
    grid.view.backgroundColor = .black
    let drawn = try #require(picture(scale: 3) { grid.view })
    try expectAgreement(drawn, "flow-horizontal/CarouselTopAligned@3x.png")
  }

  /// The curve of a continuous corner is not UIKit's: along it a pixel may differ by 64 levels,
  /// less than half its coverage. The first row, where the curve is flattest, differs by less than
  /// 6 pixels, the second by 2, the others by a pixel and a third.
  @Test(arguments: [("PagedLineSpacing", 327.0), ("PagedAvailableWidth", 283.0)])
  func aSizeSetWhilePreparingIsDrawn(name: String, width: Double) throws {
    let layout = Paged()
    layout.itemWidth = CGFloat(width)
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let frame = CGRect(x: 0, y: 256, width: 375, height: 300)
    let grid = ColoredGrid(frame: frame, layout: layout, counts: [10]) { cell, _ in
      cell.backgroundColor = UIColor(bytes: 146, 22, 108)
      cell.layer.cornerRadius = 22
      cell.layer.cornerCurve = .continuous
    }
    grid.view.backgroundColor = .black
    let root = root(375, 812, UIColor(bytes: 170, 170, 170))
    root.addSubview(grid.view)
    let drawn = try #require(picture(scale: 3) { root })
    let path = "flow-horizontal/\(name)@3x.png"
    try expectAgreement(drawn, path, excluding: corners(of: grid.view.visibleCells, in: root))
    let cut = cut(of: drawn)
    let differences = zip(cut, RecordedCorner.continuous66).map { abs($0 - $1) }
    #expect(cut.count == RecordedCorner.continuous66.count)
    #expect(differences[0] < 600 && differences[1] < 200, "\(cut)")
    #expect(differences.dropFirst(2).allSatisfy { $0 < 133 }, "\(cut)")
    guard let picture = try Oracle.picture(path) else { return }
    #expect(self.cut(of: picture) == RecordedCorner.continuous66)
    let corners = PictureDifference(drawn, picture, levels: 64)
    #expect(corners.count == 0, "\(corners)")
  }

  /// Returns the cut of the first cell's corner, purple on black.
  private func cut(of picture: Picture) -> [Int] {
    cornerCut(of: picture, atX: 48, y: 768, columns: 105, rows: 105, inside: 146, outside: 0)
  }

  /// The squares of 35 points that contain the corners' curves, in pixels.
  private func corners(of cells: [UICollectionViewCell], in root: UIView) -> [CGRect] {
    cells.flatMap { cell in
      let frame = cell.convert(cell.bounds, to: root)
      return [frame.minX, frame.maxX - 35].flatMap { x in
        [frame.minY, frame.maxY - 35].map { y in
          CGRect(x: x, y: y, width: 35, height: 35).pixels(scale: 3)
        }
      }
    }
  }

  @Test func aCollectionViewMadeInCodeIsWhite() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 400)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 37.5, bottom: 0, right: 37.5)
    let frame = CGRect(x: 0, y: 332.0 / 3, width: 375, height: 1528.0 / 3)
    let grid = ColoredGrid(frame: frame, layout: layout, counts: [2]) { cell, _ in
      cell.backgroundColor = .white
    }
    let root = root(375, 812, .black)
    root.addSubview(grid.view)
    let drawn = try #require(picture(scale: 3) { root })
    let labels = CGRect(x: 0, y: 0, width: 1125, height: 330)
    let buttons = CGRect(x: 0, y: 1862, width: 1125, height: 574)
    try expectAgreement(
      drawn, "flow-horizontal/PagedCentered@3x.png", excluding: [labels, buttons])
  }

  /// The cells of the same screen are white on white, so the picture does not show their frames. It
  /// shows two buttons of the same width, also centred, whose left edges are at 37.5 points: 112.5
  /// pixels, drawn at 113.
  @Test func cellsInTheMiddleStandWhereButtonsDo() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 1528.0 / 3)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 37.5, bottom: 0, right: 37.5)
    layout.minimumLineSpacing = 75
    let frame = CGRect(x: 0, y: 332.0 / 3, width: 375, height: 1528.0 / 3)
    let grid = ColoredGrid(frame: frame, layout: layout, counts: [2]) { cell, _ in
      cell.backgroundColor = UIColor(bytes: 52, 199, 89)
    }
    let root = root(375, 812, .black)
    root.addSubview(grid.view)
    let drawn = try #require(picture(scale: 3) { root })
    #expect(greenColumns(of: drawn, row: 1000) == 113..<1013)
    guard let picture = try Oracle.picture("flow-horizontal/PagedCentered@3x.png") else { return }
    #expect(greenColumns(of: picture, row: 1986) == 113..<1013)
  }

  private func greenColumns(of picture: Picture, row: Int) -> Range<Int>? {
    let green = (0..<picture.width).filter { picture.channels($0, row) == [89, 199, 52, 255] }
    guard let first = green.first, green == Array(first..<first + green.count) else { return nil }
    return first..<first + green.count
  }
}
