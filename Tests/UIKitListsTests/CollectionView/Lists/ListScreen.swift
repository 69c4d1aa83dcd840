import UIKit

/// A list of texts with test helpers.
@MainActor
final class ListScreen: NSObject, UICollectionViewDataSource {
  struct Section {
    var rows: [String]
    var header: String?
    var footer: String?
  }

  let view: UICollectionView
  var sections: [Section]
  /// Configures a row after its text is set.
  var dress: (UICollectionViewListCell, IndexPath) -> Void
  private(set) var asked = 0

  init(
    _ sections: [Section], width: CGFloat = 390, height: CGFloat = 700,
    layout: UICollectionViewLayout,
    dress: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    (self.sections, self.dress) = (sections, dress)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Creates sections of equal configuration, with headers and footers if the first one has them.
  convenience init(
    _ sections: [Section], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    width: CGFloat = 390, height: CGFloat = 700,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    dress: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = sections.first?.header == nil ? .none : .supplementary
    configuration.footerMode = sections.first?.footer == nil ? .none : .supplementary
    configure(&configuration)
    self.init(
      sections, width: width, height: height,
      layout: UICollectionViewCompositionalLayout.list(using: configuration),
      dress: dress)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The frame in pixels, as measured in images.
  func pixels(_ item: Int, _ section: Int = 0) -> [CGFloat]? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.inPixels
  }

  func pixels(of kind: String, _ section: Int) -> [CGFloat]? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.inPixels
  }

  /// The separators of a row, in points of the row.
  func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
    let pixel = 1 / UIScreen.main.scale
    return (cell(item, section)?.subviews ?? []).filter {
      abs($0.frame.height - pixel) < 0.001
    }.map(\.frame)
  }

  func text(_ item: Int, _ section: Int = 0) -> CGRect? {
    guard let cell = cell(item, section) else { return nil }
    let label = cell.contentView.subviews.first { ($0 as? UILabel)?.text?.isEmpty == false }
    return label.map { $0.convert($0.bounds, to: cell) }
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell,
      !sections[indexPath.section].rows[indexPath.item].isEmpty
    else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = sections[indexPath.section].rows[indexPath.item]
    row.contentConfiguration = content
    dress(row, indexPath)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    guard let edge = view as? UICollectionViewListCell else { return view }
    let section = sections[indexPath.section]
    var content = edge.defaultContentConfiguration()
    content.text =
      kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    edge.contentConfiguration = content
    return edge
  }
}

extension CGRect {
  /// The rectangle's numbers in pixels.
  @MainActor var inPixels: [CGFloat] {
    [minX, minY, width, height].map { ($0 * UIScreen.main.scale * 8).rounded() / 8 }
  }
}
