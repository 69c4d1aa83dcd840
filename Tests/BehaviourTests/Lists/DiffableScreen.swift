import UIKit
import UIKitTestSupport

/// Rows of 10 points with a diffable data source, and a record of the items whose cells are
/// requested.
@MainActor
final class DiffableScreen {
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, Int>!
  private var asked: [Int] = []

  init(hasHeaders: Bool = false) {
    let layout = RowsLayout()
    layout.hasHeaders = hasHeaders
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 200), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, path, item in
      asked.append(item)
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section + 1 }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  /// Shows a snapshot without animation and returns the items whose cells were requested.
  @discardableResult
  func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> [Int] {
    asked = []
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return asked
  }

  func takeRequests() -> [Int] {
    defer { asked = [] }
    return asked
  }

  /// The texts of the visible cells, from top to bottom.
  var texts: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? ItemCell)?.text }
  }
}
