import Testing
import UIKit

@Suite struct UICollectionViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionView") {
    addSelection(to: &$0)
    addTaps(to: &$0)
    addData(to: &$0)
    addViews(to: &$0)
    addUpdates(to: &$0)
    addOutsideWindows(&$0)
    addScrolling(to: &$0)
    addLayouts(to: &$0)
    addMoving(to: &$0)
    addDragging(to: &$0)
  }
}
