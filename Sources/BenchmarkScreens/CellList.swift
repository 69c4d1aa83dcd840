import Scenes
import UIKit

/// A list of ten thousand measured cells, each 375 by 300 points.
@MainActor
package final class CellList: UICollectionViewController {
  private let show: (UICollectionViewCell, Int) -> Void

  package init<Cell: MeasuredCell>(_ type: Cell.Type) {
    show = { ($0 as? Cell)?.show($1) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 300)
    super.init(collectionViewLayout: layout)
    collectionView.register(type, forCellWithReuseIdentifier: "cell")
  }

  package required init?(coder: NSCoder) { nil }

  package static let size = CGSize(width: 375, height: 667)
  /// The distance between the offsets of two frames, in points: the height of a cell, so that each
  /// frame shows a new cell.
  package static let step: CGFloat = 300

  /// Returns the list as a scene.
  package static func scene<Cell: MeasuredCell>(_ type: Cell.Type) -> Scene {
    Scene(name: "cell-list", summary: "A list of \(type)", defaultSize: size) { _ in
      CellList(type)
    }
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    show(cell, indexPath.item)
    return cell
  }
}
