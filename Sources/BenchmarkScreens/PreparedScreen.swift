import UIKit

/// A flow layout of squares of 220 points, or of sizes that its items determine, which is queried
/// without creating views of items.
@MainActor
package final class PreparedScreen {
  package let layout = UICollectionViewFlowLayout()
  private let items: Items
  private let view: UICollectionView

  package init(_ items: Items) {
    self.items = items
    layout.itemSize = CGSize(width: 220, height: 220)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: BenchmarkScreen.size), collectionViewLayout: layout)
    view.dataSource = items
    view.delegate = items as? any UICollectionViewDelegate
  }

  /// Performs queries at offsets spread evenly over the content.
  package func query(_ queries: Int) {
    let step = (layout.collectionViewContentSize.height - view.bounds.height) / CGFloat(queries)
    for number in 0..<queries {
      let screen = view.bounds.offsetBy(dx: 0, dy: step * CGFloat(number))
      _ = layout.layoutAttributesForElements(in: screen)
    }
  }
}
