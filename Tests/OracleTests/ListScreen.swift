import UIKit

/// An inset grouped list of texts.
@MainActor
final class ListScreen: NSObject, UICollectionViewDataSource {
  struct Section {
    let header: String?
    let rows: [String]
    let footer: String?

    init(_ header: String?, _ rows: [String], _ footer: String? = nil) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
    }
  }

  private let sections: [Section]
  private let dress: (UICollectionViewListCell, IndexPath) -> Void

  init(
    _ sections: [Section],
    dress: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) { (self.sections, self.dress) = (sections, dress) }

  /// Returns a list whose content begins below the top inset.
  func list(_ size: CGSize, top: CGFloat) -> UICollectionView {
    let sections = sections
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = sections[section].header != nil ? .supplementary : .none
      configuration.footerMode = sections[section].footer != nil ? .supplementary : .none
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "text")
    }
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
    dress(row, indexPath)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "text", for: indexPath)
    let section = sections[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if let text = view as? UICollectionViewListCell {
      show(isHeader ? section.header : section.footer, text)
    }
    return view
  }

  private func show(_ text: String?, _ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }
}
