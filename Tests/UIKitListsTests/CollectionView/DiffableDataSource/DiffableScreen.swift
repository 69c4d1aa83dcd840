import UIKit
import UIKitTestSupport

/// A collection view with rows of ten points and a diffable data source, and a log of the requested
/// cells.
@MainActor
struct DiffableScreen {
  final class Log {
    var cells: [Int] = []
    var headers: [Int] = []
  }

  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Character, Int>
  let log = Log()

  init(height: CGFloat = 200, hasHeaders: Bool = false) {
    let layout = RowsLayout()
    layout.hasHeaders = hasHeaders
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: height), collectionViewLayout: layout)
    view.allowsMultipleSelection = true
    let cells = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { [log] view, path, item in
      log.cells.append(item)
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = path.section }
    source.supplementaryViewProvider = { [log] view, _, path in
      log.headers.append(path.section)
      return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  /// Applies a snapshot and completes animations.
  func apply(_ snapshot: LetterSnapshot, animated: Bool = true) {
    source.apply(snapshot, animatingDifferences: animated)
    view.layoutIfNeeded()
    MediaClock.current.advance(by: 1)
    view.layoutIfNeeded()
  }

  func apply(_ sections: KeyValuePairs<Character, [Int]>) {
    var snapshot = LetterSnapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    apply(snapshot)
  }

  func select(_ items: [Int]) {
    for item in items {
      if let path = source.indexPath(for: item) {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      }
    }
  }

  var selected: Set<Int> {
    Set((view.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) })
  }

  /// The text, frame and selection of the visible cells, by index path.
  var shown: [String] {
    view.indexPathsForVisibleItems.compactMap { path in
      guard let cell = view.cellForItem(at: path) as? ItemCell else { return nil }
      return "\(path.section),\(path.item) \(cell.text) \(cell.frame) \(cell.isSelected)"
    }
  }

  func takeCells() -> [Int] {
    defer { log.cells = [] }
    return log.cells
  }

  /// Returns the pixels of the collection view as bytes.
  func picture() -> [UInt8] {
    guard let bitmap = view.snapshotBitmap(scale: 1) else { return [] }
    return (0..<bitmap.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: bitmap.pixels + row * bitmap.bytesPerRow, count: bitmap.width * 4)
    }
  }
}
