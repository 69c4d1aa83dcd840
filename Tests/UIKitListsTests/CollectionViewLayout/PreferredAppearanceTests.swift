import Testing
import UIKit

@testable import UIKitLists

/// The preferred alpha and transform of cells.
@MainActor @Suite struct PreferredAppearanceTests {
  /// A cell that is half transparent and rotated by a quarter if its item is odd.
  private final class LookingCell: UICollectionViewCell {
    var isOdd = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 40, height: isOdd ? 20 : 30)
      if isOdd {
        layoutAttributes.alpha = 0.5
        layoutAttributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? LookingCell)?.isOdd = indexPath.item % 2 == 1
      return cell
    }
  }

  private let source = Source()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 40, height: 10)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 100), collectionViewLayout: layout)
    view.register(LookingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func expectLooks() {
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path)
      let isOdd = path.item % 2 == 1
      #expect(cell?.alpha == (isOdd ? 0.5 : 1), "\(path)")
      #expect(cell?.transform.isIdentity == !isOdd, "\(path)")
      #expect(cell?.bounds.size == CGSize(width: 40, height: isOdd ? 20 : 30), "\(path)")
    }
  }

  @Test func theyAreHonoured() {
    expectLooks()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(x: 20, y: 40))
  }

  @Test func cellsThatAreUsedAgainMatchTheirItems() {
    for y in stride(from: CGFloat(0), through: 400, by: 37) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
      expectLooks()
    }
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectLooks()
  }

  @Test func theyOutlastAnotherPass() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectLooks()
    view.reloadData()
    view.layoutIfNeeded()
    expectLooks()
  }
}
