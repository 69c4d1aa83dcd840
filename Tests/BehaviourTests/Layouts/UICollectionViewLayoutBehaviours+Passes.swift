import Testing
import UIKit

extension UICollectionViewLayoutBehaviours {
  /// Adds rows about the order of a layout pass, and its causes.
  static func addPasses(to list: inout Behaviours) {
    list.row(
      "a pass calls prepare(), then requests the content size, then the elements",
      .collectionGuide("CreatingCustomLayouts")
    ) {
      let layout = AskedLayout()
      _ = CollectionScreen([9], layout: layout)
      let heard = layout.take()
      let order = ["prepare", "size", "elements"].compactMap { heard.firstIndex(of: $0) }
      #expect(heard.first == "prepare" && order.count == 3 && order == order.sorted())
    }
    list.row(
      "scrolling does not prepare the layout unless it invalidates for new bounds",
      .collectionGuide("CreatingCustomLayouts")
    ) {
      final class Eager: AskedLayout {
        override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
      }
      for (layout, count) in [(AskedLayout(), 0), (Eager(), 1)] {
        let screen = CollectionScreen([20], layout: layout)
        _ = layout.take()
        screen.scroll(to: CGPoint(x: 0, y: 30))
        #expect(layout.take().filter { $0 == "prepare" }.count == count)
      }
    }
    list.row(
      "several invalidations cause one layout, in the next pass",
      .apple("uikit/uicollectionviewlayout/invalidatelayout()")
    ) {
      let layout = AskedLayout()
      let screen = CollectionScreen([3], layout: layout)
      _ = layout.take()
      for _ in 0..<5 { layout.invalidateLayout() }
      #expect(layout.take() == [])
      screen.view.layoutIfNeeded()
      #expect(layout.take().filter { $0 == "prepare" }.count == 1)
    }
    list.row(
      "new bounds that invalidate the layout call invalidateLayout(with:)",
      .apple("uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)")
    ) {
      final class Context: UICollectionViewLayoutInvalidationContext {}
      final class Layout: AskedLayout {
        override class var invalidationContextClass: AnyClass { Context.self }
        override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
          bounds.minY != collectionView?.bounds.minY
        }
        override func invalidationContext(
          forBoundsChange bounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
          hear("bounds \(Int(bounds.minY))")
          return super.invalidationContext(forBoundsChange: bounds)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
          hear("context \(context is Context)")
          super.invalidateLayout(with: context)
        }
      }
      let layout = Layout()
      let screen = CollectionScreen([20], layout: layout)
      _ = layout.take()
      screen.scroll(to: CGPoint(x: 0, y: 30))
      #expect(layout.take().prefix(2) == ["bounds 30", "context true"])
    }
    list.row(
      "an adjustment of a context moves the offset and changes the content size",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment")
    ) {
      let layout = AskedLayout()
      let screen = CollectionScreen([20], layout: layout)
      screen.scroll(to: CGPoint(x: 0, y: 30))
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
      layout.invalidateLayout(with: context)
      screen.view.layoutIfNeeded()
      #expect(screen.view.contentOffset == CGPoint(x: 0, y: 42))
    }
    list.row(
      "a fling ends at the layout's target offset",
      .collectionGuide("CreatingCustomLayouts")
    ) {
      final class Snapping: AskedLayout {
        var proposed: [CGFloat] = []
        override func targetContentOffset(
          forProposedContentOffset point: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
          proposed.append(point.y)
          return CGPoint(x: 0, y: 60)
        }
      }
      let layout = Snapping()
      let screen = CollectionScreen([50], layout: layout)
      let window = screen.show()
      try window.play {
        $0.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.2)
        $0.lift()
      }
      window.clock.settle()
      #expect(layout.proposed.count == 1)
      #expect(screen.view.contentOffset == CGPoint(x: 0, y: 60))
    }
    list.row(
      "equal attributes are not applied again",
      .apple("uikit/uicollectionviewlayoutattributes")
    ) {
      final class Cell: UICollectionViewCell {
        var applied = 0
        override func apply(_ attributes: UICollectionViewLayoutAttributes) { applied += 1 }
      }
      let layout = AskedLayout()
      let screen = CollectionScreen([2], layout: layout, cell: Cell.self)
      let before = (screen.cell(1) as? Cell)?.applied
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect((screen.cell(1) as? Cell)?.applied == before)
      layout.frames = { CGRect(x: 0, y: 25 * CGFloat($0), width: 100, height: 20) }
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect((screen.cell(1) as? Cell)?.applied == (before ?? 0) + 1)
      #expect((screen.cell(1) as? Cell)?.frame.minY == 25)
    }
  }

  /// Adds rows about the collection view's invalidation contexts.
  static func addContexts(to list: inout Behaviours) {
    final class Contexts: AskedLayout {
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let everything = context.invalidateEverything ? " everything" : ""
        hear("context\(everything)\(context.invalidateDataSourceCounts ? " counts" : "")")
        super.invalidateLayout(with: context)
      }
    }
    list.row(
      "reloadData() invalidates everything and the data source counts",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything")
    ) {
      let layout = Contexts()
      let screen = CollectionScreen([3], layout: layout)
      _ = layout.take()
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect(layout.take().contains("context everything counts"))
    }
    list.row(
      "inserting items invalidates the data source counts, not everything",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts")
    ) {
      let layout = Contexts()
      let screen = CollectionScreen([3], layout: layout)
      _ = layout.take()
      screen.counts = [4]
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.layoutIfNeeded()
      #expect(layout.take().filter { $0.hasPrefix("context") } == ["context counts"])
    }
    list.row(
      "invalidateLayout() invalidates neither everything nor the counts",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything"),
      uncertain: "the page names only calls that do"
    ) {
      let layout = Contexts()
      let screen = CollectionScreen([3], layout: layout)
      _ = layout.take()
      layout.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(layout.take().filter { $0.hasPrefix("context") } == ["context"])
    }
    list.row(
      "items of a context are collected",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/invalidateitems(at:)")
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
      context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
      #expect(Set((context.invalidatedItemIndexPaths ?? []).map(\.item)) == [1, 2])
    }
    list.row(
      "supplementary elements of a kind are merged",
      .apple(
        "uikit/uicollectionviewlayoutinvalidationcontext/"
          + "invalidatesupplementaryelements(ofkind:at:)")
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      for item in [3, 5] {
        context.invalidateSupplementaryElements(
          ofKind: "badge", at: [IndexPath(item: item, section: 0)])
      }
      context.invalidateDecorationElements(
        ofKind: "shelf", at: [IndexPath(item: 7, section: 0)])
      let badges = context.invalidatedSupplementaryIndexPaths?["badge"] ?? []
      #expect(Set(badges.map(\.item)) == [3, 5])
      #expect(context.invalidatedDecorationIndexPaths?["shelf"]?.map(\.item) == [7])
      #expect(context.invalidatedSupplementaryIndexPaths?["shelf"] == nil)
    }
  }
}
