import Testing
import UIKit

extension UICollectionViewBehaviours {
  private final class Squares: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
  }

  static func addOutsideWindows(_ rows: inout Behaviours) {
    rows.row(
      "outside a window cells exist when a batch update's completion is called",
      .apple("uikit/uicollectionview/performbatchupdates(_:completion:)"),
      uncertain: "the page does not mention views outside windows"
    ) {
      let (view, squares) = squares()
      let first = view.cellForItem(at: [0, 0])
      var seen: Int?
      squares.count = 4
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
      } completion: { _ in
        seen = view.visibleCells.count
      }
      #expect(seen == 4 && view.cellForItem(at: [0, 1]) === first)
    }
    rows.row(
      "outside a window a reloaded item has a cell",
      .apple("uikit/uicollectionview/reloaditems(at:)"),
      uncertain: "the page does not mention views outside windows"
    ) {
      let (view, squares) = squares()
      view.reloadItems(at: [[0, 1]])
      #expect(view.cellForItem(at: [0, 1]) != nil && view.visibleCells.count == 3)
      #expect(squares.count == view.numberOfItems(inSection: 0))
    }
    rows.row(
      "the content's size is known after one call of layoutSubviews()",
      .apple("uikit/uiview/layoutsubviews()")
    ) {
      let squares = Squares()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = squares
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
      view.layoutSubviews()
      #expect(view.contentSize == CGSize(width: 100, height: 170) && squares.count == 3)
    }
    rows.row(
      "a self-sizing cell can be 0 high",
      .apple("uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)"),
      uncertain: "the page names no minimum height"
    ) {
      final class Flat: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
          _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          attributes.size.height = attributes.indexPath.item == 1 ? 0 : 30
          return attributes
        }
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      let (view, squares) = squares(layout, Flat.self)
      #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.height == 0)
      #expect(view.contentSize.height == 60 && squares.count == 3)
    }
  }

  @MainActor private static func squares(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ cell: AnyClass = UICollectionViewCell.self
  ) -> (UICollectionView, Squares) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    let squares = Squares()
    view.register(cell, forCellWithReuseIdentifier: "a")
    view.dataSource = squares
    view.layoutIfNeeded()
    return (view, squares)
  }
}
