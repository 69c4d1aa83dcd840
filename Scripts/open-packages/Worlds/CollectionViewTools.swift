@testable import CollectionViewTools
import Support
import UIKit

private final class Item: CollectionViewCellItem {
  let reuseType = ReuseType.class(NumberedCell.self)
  private let number: Int
  private let hear: (Int) -> Void

  init(_ number: Int, hear: @escaping (Int) -> Void) {
    (self.number, self.hear) = (number, hear)
  }

  func configure(_ cell: UICollectionViewCell) {
    hear(number)
    (cell as? NumberedCell)?.show(number)
    cell.backgroundColor = NumberedCell.color(number)
  }

  func size(in collectionView: UICollectionView, sectionItem: CollectionViewSectionItem) -> CGSize {
    CGSize(width: 90, height: CGFloat(50 + number % 3 * 10))
  }
}

private final class Screen: UIViewController, HundredItems {
  private(set) var shown: Set<Int> = []
  private let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var manager = CollectionViewManager(collectionView: collectionView)

  override func loadView() {
    view = UIView(frame: collectionView.frame)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(collectionView)
    let items = (0..<100).map { number in
      Item(number) { [weak self] in self?.shown.insert($0) }
    }
    let section = GeneralCollectionViewSectionItem(cellItems: items)
    section.minimumLineSpacing = 10
    manager.sectionItems = [section]
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    let end = collectionView.contentSize.height - collectionView.bounds.height
    for offset in stride(from: 0, to: end + 100, by: 100) {
      collectionView.contentOffset.y = min(offset, end)
      collectionView.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
