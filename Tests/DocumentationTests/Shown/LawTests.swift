import Sessions
import SnapshotTesting
import Testing
import UIKit

/// A feed of coloured rows, whose colours depend only on their numbers.
private final class FeedViewController: UICollectionViewController {
  private var rows = Array(0..<40)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 30)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rows.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
    cell.backgroundColor = UIColor(
      hue: CGFloat(rows[indexPath.item]) / 50, saturation: 0.6, brightness: 0.9, alpha: 1)
    return cell
  }

  func insertThreeRows() {
    rows.insert(contentsOf: 40..<43, at: 2)
    collectionView.performBatchUpdates {
      collectionView.insertItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })
    }
  }
}

@MainActor @Test func aFeedKeepsTheLaws() {
  RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 200, height: 150), scale: 1).run {
    assertOverlap { FeedViewController() }  // the same content looks the same at every offset
    assertReuseHonest { FeedViewController() }  // recycled cells keep nothing
    assertUpdateEqualsReload {
      FeedViewController()
    } update: { feed in
      feed.insertThreeRows()
    }
  }
}
