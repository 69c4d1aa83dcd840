import UIKit

/// A flow layout that slides inserted items in and shrinks deleted ones.
class AnimatedUpdatesLayout: UICollectionViewFlowLayout {
  private(set) var inserted: [IndexPath] = []
  private(set) var deleted: [IndexPath] = []
  private(set) var finalized = 0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted.removeAll()
    deleted.removeAll()
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let indexPath = update.indexPathAfterUpdate else { continue }
        inserted.append(indexPath)
      case .delete:
        deleted.append(update.indexPathBeforeUpdate!)
      case .move, .reload, .none:
        break
      @unknown default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finalized += 1
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.copy()
      as? UICollectionViewLayoutAttributes
    if inserted.contains(itemIndexPath) {
      attributes?.transform = CGAffineTransform(translationX: 0, y: 40)
      attributes?.alpha = 0
    }
    return attributes
  }
}

/// A view controller whose items come and go.
final class TodoViewController: UIViewController, UICollectionViewDataSource {
  private(set) var items = ["bread", "milk"]
  private(set) var completions: [Bool] = []
  let layout = AnimatedUpdatesLayout()
  private(set) lazy var list: UICollectionView = {
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(PlainCell.self)
    list.dataSource = self
    return list
  }()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "To do"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    view.addSubview(list)
  }

  func insert(_ item: String, at index: Int) {
    list.performBatchUpdates({
      items.insert(item, at: index)
      list.insertItems(at: [IndexPath(item: index, section: 0)])
    }) { [weak self] finished in
      self?.completions.append(finished)
    }
  }

  func removeFirst() {
    items.removeFirst()
    list.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeue(PlainCell.self, for: indexPath)
    cell.badge.count = items[indexPath.item].count
    return cell
  }
}
