import Foundation
import UIKit

/// A screen of many items, of which ten are repeatedly deleted, inserted or moved.
@MainActor
package final class UpdatedScreen {
  private let items: Items
  private let view: UICollectionView
  private let window: UIWindow

  package init(_ items: Items, estimate: CGSize) {
    self.items = items
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 220, height: 220)
    layout.estimatedItemSize = estimate
    let frame = CGRect(origin: .zero, size: BenchmarkScreen.size)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Items.identifier)
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
    window.addSubview(view)
    window.layoutIfNeeded()
    view.scrollToItem(
      at: IndexPath(item: items.count / 2, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
  }

  /// Four deletions, four insertions and two moves, visible and offscreen.
  package var change: (deleted: [Int], inserted: [Int], moves: [(from: Int, to: Int)]) {
    let seen = items.count / 2
    return (
      [0, 5, seen + 1, seen + 6], [2, 90_000, seen + 2, seen + 3],
      [(seen + 4, seen), (99_000, 10)]
    )
  }

  package func update() {
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    let change = change
    view.performBatchUpdates {
      view.deleteItems(at: change.deleted.map(path))
      view.insertItems(at: change.inserted.map(path))
      for move in change.moves { view.moveItem(at: path(move.from), to: path(move.to)) }
    }
    view.layoutIfNeeded()
    MediaClock.current.settle()
  }
}
