import Testing
import UIKit

extension UICollectionViewLayoutBehaviours {
  /// Keeps its results until `invalidateLayout()` is called, as Chatto's layout does.
  private class Keeping: UICollectionViewLayout {
    var isStale = true
    var preparations = 0

    override func invalidateLayout() {
      super.invalidateLayout()
      isStale = true
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
    override func prepare() {
      super.prepare()
      guard isStale else { return }
      isStale = false
      preparations += 1
    }
  }

  /// Also overrides the methods with contexts.
  private final class Detailed: Keeping {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
    }
  }

  static func addBounds(_ rows: inout Behaviours) {
    rows.row(
      "for new bounds, a layout that overrides only invalidateLayout() is called there",
      .suite("badoo/Chatto, ChatCollectionViewLayout", license: "MIT"),
      uncertain: "the layout relies on it; no page states it"
    ) {
      let layout = Keeping()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.layoutIfNeeded()
      let before = layout.preparations
      view.frame.size.width = 200
      view.layoutIfNeeded()
      #expect(layout.preparations == before + 1)
    }
    rows.row(
      "for new bounds, a layout that also overrides invalidateLayout(with:) is called there",
      .apple("uikit/uicollectionviewlayout/invalidatelayout(with:)")
    ) {
      let layout = Detailed()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.layoutIfNeeded()
      let before = layout.preparations
      view.frame.size.width = 200
      view.layoutIfNeeded()
      #expect(layout.preparations == before)
    }
  }
}
