@testable import InfiniteCollectionView
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, InfiniteCollectionViewDataSource {
  var shown: Set<Int> = []
  private let endless: InfiniteCollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 320, height: 480)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return InfiniteCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  }()

  override func loadView() {
    view = UIView(frame: endless.frame)
    endless.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
    endless.infiniteDataSource = self
    view.addSubview(endless)
    endless.reloadData()
  }

  func number(ofItems collectionView: UICollectionView) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, dequeueForItemAt dequeueIndexPath: IndexPath,
    cellForItemAt usableIndexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.insert(usableIndexPath.item)
    let cell = endless.dequeueReusableCell(
      withReuseIdentifier: "number", for: dequeueIndexPath)
    (cell as? NumberedCell)?.show(usableIndexPath.item)
    cell.backgroundColor = NumberedCell.color(usableIndexPath.item)
    return cell
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    for _ in 0..<110 {
      endless.contentOffset.x += 320
      endless.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
