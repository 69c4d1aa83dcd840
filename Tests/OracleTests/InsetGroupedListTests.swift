import Testing
import UIKit

/// An inset grouped list of three rows under a header, as UIKit drew it at 3x, against a flow
/// layout with the same insets.
///
/// What places a list, a compositional layout, does not exist here yet: compared are the frames
/// that labels and margins give its header and rows, the ground, the rows' corners and the
/// separators. Not compared: letters, the check mark, and how a list comes by its insets and
/// separators.
@MainActor
@Suite struct InsetGroupedListTests {
  private static let path = "list-inset-grouped/InsetGroupedHeader@3x.png"
  private static let texts = ["Hello", "World", "I really like this"]

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    return label
  }

  /// Under a safe area of 44 points: labels of 17 points, 6 above and below the header's, 8 around
  /// a row's, 20 beside the rows.
  private func grid() -> ColoredGrid {
    let layout = UICollectionViewFlowLayout()
    let line = label("Hello").intrinsicContentSize.height
    layout.itemSize = CGSize(width: 335, height: 8 + line + 8)
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: 6 + line + 6)
    let grid = ColoredGrid(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), layout: layout, counts: [3],
      header: { [self] header, _ in
        let label = label("Hello, it's me")
        label.textAlignment = .center
        label.frame = header.bounds.insetBy(dx: 0, dy: 6)
        header.addSubview(label)
      },
      cell: { [self] cell, path in
        cell.backgroundColor = .secondarySystemGroupedBackground
        cell.layer.cornerRadius = 10
        cell.layer.cornerCurve = .continuous
        let label = label(Self.texts[path.item])
        label.frame = cell.bounds.insetBy(dx: 8, dy: 8)
        cell.contentView.addSubview(label)
        if path.item < 2 { addSeparator(to: cell) }
      })
    grid.view.contentInset.top = 44
    grid.view.contentOffset.y = -44
    grid.view.backgroundColor = .systemGroupedBackground
    return grid
  }

  /// In the last row of pixels, 20 points from the leading edge, to the trailing one.
  private func addSeparator(to cell: UICollectionViewCell) {
    let pixel: CGFloat = 1 / 3
    let separator = UIView(
      frame: CGRect(x: 20, y: cell.bounds.height - pixel, width: 315, height: pixel))
    separator.backgroundColor = .separator
    cell.addSubview(separator)
  }

  private func draw() throws -> (grid: ColoredGrid, picture: Picture) {
    var made: ColoredGrid?
    let drawn = picture(scale: 3) {
      // Labels measure in the pixels of the screen that they are on.
      let grid = grid()
      made = grid
      return grid.view
    }
    return (try #require(made), try #require(drawn))
  }

  @Test func rowsLieWhereTheListsDo() throws {
    let (grid, drawn) = try draw()
    let tops = grid.view.visibleCells.map { (($0.frame.minY + 44) * 3).rounded() }.sorted()
    #expect(tops == [229, 338, 447])
    try expectAgreement(drawn, Self.path, excluding: letters + corners)
  }

  /// In hundredths of a pixel, of which one level is eight: 13 levels are all there is between
  /// ground and row. The curve is ours: rows differ by up to half a pixel.
  @Test func theirCornersAreTheLists() throws {
    let (_, drawn) = try draw()
    let cut = cut(of: drawn)
    #expect(largestDifference(cut, RecordedCorner.continuous30) < 60, "\(cut)")
    guard let picture = try Oracle.picture(Self.path) else { return }
    #expect(self.cut(of: picture) == RecordedCorner.continuous30)
    let difference = PictureDifference(drawn, picture, excluding: letters, levels: 6)
    #expect(difference.count == 0, "\(difference)")
  }

  private func cut(of picture: Picture) -> [Int] {
    cornerCut(of: picture, atX: 60, y: 229, columns: 36, rows: 32, inside: 255, outside: 242)
  }

  /// Of the header, of each row, and the check mark, in pixels.
  private let letters: [CGRect] =
    [CGRect(x: 400, y: 150, width: 330, height: 70)]
    + [229, 338, 447].map { CGRect(x: 80, y: $0 + 20, width: 350, height: 75) }
    + [CGRect(x: 980, y: 250, width: 60, height: 70)]

  private let corners: [CGRect] = [229, 338, 447].flatMap { y in
    [(60, y), (1020, y), (60, y + 64), (1020, y + 64)].map {
      CGRect(x: $0.0, y: $0.1, width: 45, height: 45)
    }
  }
}
