@testable import GlidingCollection
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, GlidingCollectionDatasource,
  UICollectionViewDataSource
{
  private(set) var shown: Set<Int> = []
  private let collection = GlidingCollection(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.backgroundColor = .white
    GlidingConfig.shared.cardsSize = CGSize(width: 160, height: 200)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.collectionView.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    collection.collectionView.dataSource = self
    view.addSubview(collection)
  }

  func numberOfItems(in collection: GlidingCollection) -> Int { 4 }

  func glidingCollection(_ collection: GlidingCollection, itemAtIndex index: Int) -> String {
    "– Row \(index)"
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 25 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = collection.expandedItemIndex * 25 + indexPath.item
    shown.insert(number)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.show(number)
    cell.backgroundColor = NumberedCell.color(number)
    return cell
  }

  func scrollThrough() {
    let window = UIWindow(frame: view.frame)
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for row in 0..<4 {
      if row > 0 {
        collection.expand(at: row, animated: true)
        window.clock.advance(by: 3)
      }
      let list = collection.collectionView
      list.layoutIfNeeded()
      for x in stride(from: 0, through: list.contentSize.width - list.bounds.width + 80, by: 80) {
        list.contentOffset.x = x
        window.layoutIfNeeded()
      }
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
