@testable import CollectionKit
import Support
import UIKit

private final class Screen: UIViewController, HundredItems {
  var shown: Set<Int> = []
  private let collection = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: collection.frame)
    collection.contentInsetAdjustmentBehavior = .never
    let views = ClosureViewSource { [weak self] (view: UILabel, number: Int, _: Int) in
      self?.shown.insert(number)
      view.text = "\(number)"
      view.backgroundColor = NumberedCell.color(number)
    }
    collection.provider = BasicProvider(
      dataSource: ArrayDataSource(data: Array(0..<100)), viewSource: views,
      sizeSource: ClosureSizeSource(sizeSource: { _, number, _ in
        CGSize(width: 90, height: 50 + number % 3 * 10)
      }),
      layout: FlowLayout(spacing: 10))
    view.addSubview(collection)
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    let end = collection.contentSize.height - collection.bounds.height
    for offset in stride(from: 0, to: end + 100, by: 100) {
      collection.contentOffset.y = min(offset, end)
      collection.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
