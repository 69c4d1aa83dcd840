import UIKit

/// A list that is scrolled and laid out frame by frame without drawing.
@MainActor
package final class ScrolledCells {
  private let list: CellList

  package init<Cell: MeasuredCell>(_ type: Cell.Type) {
    list = CellList(type)
    list.view.frame = CGRect(origin: .zero, size: CellList.size)
    list.view.layoutIfNeeded()
  }

  package func nextFrame() {
    let view = list.collectionView!
    let end = view.contentSize.height - view.bounds.height
    view.contentOffset.y =
      (view.contentOffset.y + CellList.step).truncatingRemainder(dividingBy: end)
    view.layoutIfNeeded()
  }
}
