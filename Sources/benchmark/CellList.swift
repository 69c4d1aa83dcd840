import Scenes
import UIKit

/// A list of ten thousand measured cells, each 375 by 300 points.
@MainActor
final class CellList: UICollectionViewController {
  private let show: (UICollectionViewCell, Int) -> Void

  init<Cell: MeasuredCell>(_ type: Cell.Type) {
    show = { ($0 as? Cell)?.show($1) }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 300)
    super.init(collectionViewLayout: layout)
    collectionView.register(type, forCellWithReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  static let size = CGSize(width: 375, height: 667)
  /// As far as a cell is high: every frame brings one that was not there.
  static let step: CGFloat = 300

  /// The list as a scene.
  static func scene<Cell: MeasuredCell>(_ type: Cell.Type) -> Scene {
    Scene(name: "cell-list", summary: "A list of \(type)", defaultSize: size) { _ in
      CellList(type)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    show(cell, indexPath.item)
    return cell
  }
}

/// Such a list that is scrolled on and laid out, frame by frame, and never drawn.
@MainActor
final class ScrolledCells {
  private let list: CellList

  init<Cell: MeasuredCell>(_ type: Cell.Type) {
    list = CellList(type)
    list.view.frame = CGRect(origin: .zero, size: CellList.size)
    list.view.layoutIfNeeded()
  }

  func nextFrame() {
    let view = list.collectionView!
    let end = view.contentSize.height - view.bounds.height
    view.contentOffset.y =
      (view.contentOffset.y + CellList.step).truncatingRemainder(dividingBy: end)
    view.layoutIfNeeded()
  }
}
