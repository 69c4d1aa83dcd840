import Testing
import UIKit

/// Tests the list layout against UIKit's picture of an inset grouped list at 3x: three rows under a
/// header.
///
/// Header and rows are custom views, so their labels determine the heights. Letters, the check
/// mark, and the corners between rows are not compared: the method of recording rounds these
/// corners in the picture.
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

  /// Returns the list under a safe area of 44 points, with labels of 17 points, 6 above and below
  /// the header's, 8 around a row's.
  private func grid() -> ColoredGrid {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let grid = ColoredGrid(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812),
      layout: UICollectionViewCompositionalLayout.list(using: configuration), counts: [3],
      cellClass: UICollectionViewListCell.self, headerClass: UICollectionViewListCell.self,
      header: { [self] header, _ in
        let label = label("Hello, it's me")
        label.textAlignment = .center
        guard let header = header as? UICollectionViewListCell else { return }
        pin(label, in: header.contentView, CGSize(width: 0, height: 6))
      },
      cell: { [self] cell, path in
        cell.contentView.backgroundColor = .secondarySystemGroupedBackground
        pin(label(Self.texts[path.item]), in: cell.contentView, CGSize(width: 8, height: 8))
      })
    grid.view.contentInset.top = 44
    grid.view.contentOffset.y = -44
    return grid
  }

  private func pin(_ label: UILabel, in view: UIView, _ margin: CGSize) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: margin.height),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin.width),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: margin.height),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: margin.width),
    ])
  }

  private func draw() throws -> (grid: ColoredGrid, picture: Picture) {
    var made: ColoredGrid?
    let drawn = picture(scale: 3) {
      // Labels round to the pixels of their screen.
      let grid = grid()
      made = grid
      return grid.view
    }
    return (try #require(made), try #require(drawn))
  }

  @Test func rowsAreWhereTheListsDo() throws {
    let (grid, drawn) = try draw()
    let tops = grid.view.visibleCells.map { (($0.frame.minY + 44) * 3).rounded() }.sorted()
    #expect(tops == [229, 338, 447])
    try expectAgreement(drawn, Self.path, excluding: letters + corners)
  }

  /// The figures are hundredths of a pixel, of which one level is eight: the background and the row
  /// differ by only 13 levels. The curve is not UIKit's: rows differ by up to half a pixel.
  @Test func theirCornersAreTheLists() throws {
    let (_, drawn) = try draw()
    let cut = cut(of: drawn)
    #expect(largestDifference(cut, RecordedCorner.continuous30) < 60, "\(cut)")
    guard let picture = try Oracle.picture(Self.path) else { return }
    #expect(self.cut(of: picture) == RecordedCorner.continuous30)
    let difference = PictureDifference(
      drawn, picture, excluding: letters + innerCorners, levels: 6)
    #expect(difference.count == 0, "\(difference)")
  }

  private func cut(of picture: Picture) -> [Int] {
    cornerCut(of: picture, atX: 60, y: 229, columns: 36, rows: 32, inside: 255, outside: 242)
  }

  /// The letters of the header and of each row, and the check mark, in pixels.
  private let letters: [CGRect] =
    [CGRect(x: 400, y: 150, width: 330, height: 70)]
    + [229, 338, 447].map { CGRect(x: 80, y: $0 + 20, width: 350, height: 75) }
    + [CGRect(x: 980, y: 250, width: 60, height: 70)]

  /// The corners between rows.
  private var innerCorners: [CGRect] { Array(corners[2..<10]) }

  private let corners: [CGRect] = [229, 338, 447].flatMap { y in
    [(60, y), (1020, y), (60, y + 64), (1020, y + 64)].map {
      CGRect(x: $0.0, y: $0.1, width: 45, height: 45)
    }
  }
}
