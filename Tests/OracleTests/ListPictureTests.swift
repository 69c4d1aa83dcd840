import Sessions
import Testing
import UIKit

/// Lists and tables of system content as UIKit drew them at 3x, pixel for pixel.
///
/// Not compared: letters, check marks, the corners of cards, which two of the pictures round
/// because of the way they were taken, and lines below a table's last row, which ended with iOS 15.
@MainActor
@Suite struct ListPictureTests {
  private func draw(
    _ category: UIContentSizeCategory = .large, _ make: () -> UIView
  ) throws -> Picture {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    return try RenderSession.fresh(scale: 3, traits: traits).run {
      let view = make()
      view.layoutIfNeeded()
      return Picture(try #require(view.snapshotBitmap(scale: 3)))
    }
  }

  /// The corners of rectangles, in pixels.
  private func corners(_ rects: [CGRect]) -> [CGRect] {
    rects.flatMap { rect in
      [
        (rect.minX, rect.minY), (rect.maxX - 45, rect.minY), (rect.minX, rect.maxY - 45),
        (rect.maxX - 45, rect.maxY - 45),
      ].map { CGRect(x: $0.0, y: $0.1, width: 45, height: 45) }
    }
  }

  @Test func twoCardsAndAHeader() throws {
    let source = Rows([("Section 1", ["Item 1"]), (nil, ["Item 2"])])
    let drawn = try draw { source.list(CGSize(width: 300, height: 500), top: 62) }
    let cards = [
      CGRect(x: 48, y: 302, width: 804, height: 132),
      CGRect(x: 48, y: 540, width: 804, height: 132),
    ]
    try expectAgreement(
      drawn, "lists/list-small/list-300x500-iOS18.png",
      excluding: [CGRect(x: 90, y: 240, width: 400, height: 50)] + corners(cards)
        + cards.map { $0.insetBy(dx: 46, dy: 30) })
  }

  @Test func checkMarksUnderAHeader() throws {
    let source = Rows([("Code", ["Option 1", "Option 2"])]) { $0.accessories = [.checkmark()] }
    let drawn = try draw(.medium) { source.list(CGSize(width: 390, height: 844), top: 47) }
    let rows = [253, 385].map { CGRect(x: 60, y: $0, width: 1050, height: 132) }
    try expectAgreement(
      drawn, "lists/list-rows/checkmarks-header-iOS18.png",
      excluding: [CGRect(x: 100, y: 198, width: 400, height: 47)] + corners(rows)
        + rows.map { $0.insetBy(dx: 46, dy: 30) })
  }

  @Test func tenRowsOfATable() throws {
    let source = Cells()
    let drawn = try draw { source.table }
    let letters = (0..<10).map { CGRect(x: 40, y: 80 + 132 * $0, width: 100, height: 80) }
    try expectAgreement(
      drawn, "lists/table-plain/ten-rows-iOS13.png",
      excluding: letters + [CGRect(x: 0, y: 1381, width: 960, height: 323)])
  }
}

/// An inset grouped list of texts.
@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
  private let sections: [(header: String?, rows: [String])]
  private let dress: (UICollectionViewListCell) -> Void

  init(
    _ sections: [(header: String?, rows: [String])],
    dress: @escaping (UICollectionViewListCell) -> Void = { _ in }
  ) { (self.sections, self.dress) = (sections, dress) }

  /// A list that content begins below the top of.
  func list(_ size: CGSize, top: CGFloat) -> UICollectionView {
    let headers = sections.map { $0.header != nil }
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = headers[section] ? .supplementary : .none
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.contentInset.top = top
    view.dataSource = self
    view.contentOffset.y = -top
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    show(sections[indexPath.section].rows[indexPath.item], row)
    dress(row)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let header = view as? UICollectionViewListCell {
      show(sections[indexPath.section].header, header)
    }
    return view
  }

  private func show(_ text: String?, _ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
}

/// A plain table of ten default cells under a status bar.
@MainActor
private final class Cells: NSObject, UITableViewDataSource {
  var table: UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.contentInset.top = 20
    table.dataSource = self
    table.contentOffset.y = -20
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
