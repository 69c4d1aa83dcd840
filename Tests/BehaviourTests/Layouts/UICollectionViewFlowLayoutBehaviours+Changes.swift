import Testing
import UIKit
import UIKitTestSupport

extension UICollectionViewFlowLayoutBehaviours {
  /// Returns two sections of three items of 100 by 40, 10 apart, with headers of 20: 160 each.
  @MainActor
  private static func pinned(header: Bool) -> FlowScreen {
    let flow = layout(CGSize(width: 100, height: 40))
    flow.headerReferenceSize = header ? CGSize(width: 0, height: 20) : .zero
    flow.footerReferenceSize = header ? .zero : CGSize(width: 0, height: 20)
    flow.sectionHeadersPinToVisibleBounds = header
    flow.sectionFootersPinToVisibleBounds = !header
    return FlowScreen(100, 100, counts: [3, 3], layout: flow)
  }

  @MainActor
  private static func seen(_ screen: FlowScreen, _ kind: String, at offset: CGFloat) -> [CGFloat] {
    screen.view.contentOffset.y = offset
    screen.view.layoutIfNeeded()
    return screen.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY).sorted()
  }

  /// Adds rows about pinned headers and footers.
  static func addPinning(to list: inout Behaviours) {
    list.row(
      "a pinned header stays at the top of the bounds while its section is visible",
      .apple("uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds")
    ) {
      let (screen, kind) = (pinned(header: true), UICollectionView.elementKindSectionHeader)
      #expect(seen(screen, kind, at: 0) == [0])
      #expect(seen(screen, kind, at: 50) == [50])
    }
    list.row(
      "the next header pushes the pinned one out",
      .apple("uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds")
    ) {
      let (screen, kind) = (pinned(header: true), UICollectionView.elementKindSectionHeader)
      #expect(seen(screen, kind, at: 152) == [140, 160])
      #expect(seen(screen, kind, at: 165) == [165])
    }
    list.row(
      "a pinned footer stays at the bottom of the bounds, the next one pushes it out",
      .apple("uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds")
    ) {
      let (screen, kind) = (pinned(header: false), UICollectionView.elementKindSectionFooter)
      #expect(seen(screen, kind, at: 0) == [80])
      #expect(seen(screen, kind, at: 30) == [110])
      #expect(seen(screen, kind, at: 72) == [140, 160])
    }
    list.row(
      "pinned headers are in front of the cells",
      .picture("pinned-headers/LandscapeHorizontalScrolledStickyHeader@2x.png")
    ) {
      let (screen, kind) = (pinned(header: true), UICollectionView.elementKindSectionHeader)
      _ = seen(screen, kind, at: 30)
      let header = screen.view.visibleSupplementaryViews(ofKind: kind).first
      #expect(screen.view.hitTest(CGPoint(x: 50, y: 40), with: nil) === header)
      #expect(screen.view.hitTest(CGPoint(x: 50, y: 52), with: nil) !== header)
    }
    list.row(
      "pinned headers stop below the content inset",
      .suite("IGListKit IGListCollectionViewLayoutTests", license: "MIT"),
      uncertain: "asserted of a layout that imitates it"
    ) {
      let (screen, kind) = (pinned(header: true), UICollectionView.elementKindSectionHeader)
      screen.view.contentInset.top = 10
      screen.view.layoutIfNeeded()
      #expect(seen(screen, kind, at: 5) == [15])
    }
  }

  /// Adds rows about repeated requests, and their times.
  static func addInvalidation(to list: inout Behaviours) {
    list.row(
      "a new size invalidates the layout, a new offset does not",
      .wwdc("2018/225")
    ) {
      let screen = FlowScreen(100, 100, counts: [9])
      #expect(
        screen.layout.shouldInvalidateLayout(
          forBoundsChange: CGRect(x: 0, y: 0, width: 120, height: 100)))
      #expect(
        !screen.layout.shouldInvalidateLayout(
          forBoundsChange: CGRect(x: 0, y: 30, width: 100, height: 100)))
    }
    list.row(
      "a new width breaks lines again", .apple("uikit/uicollectionviewflowlayout")
    ) {
      let screen = FlowScreen(100, 100, counts: [3], layout: layout(CGSize(width: 40, height: 20)))
      #expect(screen.frame(0, 2)?.minY == 30)
      screen.view.frame.size.width = 140
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 2)?.origin == CGPoint(x: 100, y: 0))
    }
    list.row(
      "a context invalidates neither attributes nor delegate metrics by default",
      .apple("uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutattributes")
    ) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      #expect(!context.invalidateFlowLayoutAttributes)
      #expect(!context.invalidateFlowLayoutDelegateMetrics)
    }
    list.row(
      "a context can invalidate attributes without new delegate calls",
      .apple("uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutattributes")
    ) {
      let (measures, flow) = (FlowMeasures(), layout(CGSize(width: 40, height: 20)))
      let screen = FlowScreen(100, 100, counts: [4], layout: flow, delegate: measures)
      let asked = measures.sizesAsked
      #expect(asked > 0)
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = true
      flow.invalidateLayout(with: context)
      screen.view.layoutIfNeeded()
      #expect(measures.sizesAsked == asked)
      context.invalidateFlowLayoutDelegateMetrics = true
      flow.invalidateLayout(with: context)
      screen.view.layoutIfNeeded()
      #expect(measures.sizesAsked == 2 * asked)
    }
    list.row(
      "contexts of a flow layout have its own context class",
      .apple("uikit/uicollectionviewflowlayoutinvalidationcontext")
    ) {
      #expect(
        UICollectionViewFlowLayout.invalidationContextClass
          is UICollectionViewFlowLayoutInvalidationContext.Type)
    }
    list.row(
      "setting a property invalidates the layout", .apple("uikit/uicollectionviewflowlayout")
    ) {
      let screen = FlowScreen(100, 100, counts: [2], layout: layout(CGSize(width: 100, height: 20)))
      screen.layout.minimumLineSpacing = 33
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 1)?.minY == 53)
      screen.layout.itemSize.height = 25
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 1)?.minY == 58)
    }
    list.row(
      "with an estimate cells are requested for their size",
      .apple("uikit/uicollectionviewflowlayout/estimateditemsize")
    ) {
      final class Cell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 35) }
      }
      for (estimate, height) in [
        (CGSize.zero, 20.0), (UICollectionViewFlowLayout.automaticSize, 35),
        (CGSize(width: 50, height: 50), 35),
      ] {
        let flow = layout(CGSize(width: 60, height: 20))
        flow.estimatedItemSize = estimate
        let screen = CollectionScreen([2], layout: flow, cell: Cell.self)
        #expect(screen.frame(0)?.height == CGFloat(height))
        #expect(screen.frame(1)?.minY == CGFloat(height + 10))
      }
    }
    list.row(
      "offscreen cells have the estimated size",
      .apple("uikit/uicollectionviewflowlayout/estimateditemsize")
    ) {
      final class Cell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 30) }
      }
      let flow = layout(CGSize(width: 60, height: 20), line: 0)
      flow.estimatedItemSize = CGSize(width: 100, height: 50)
      let screen = CollectionScreen([10], layout: flow, cell: Cell.self)
      #expect(screen.frame(0)?.height == 30)
      #expect(screen.frame(9)?.height == 50)
      let seen = CGFloat(screen.view.visibleCells.count)
      #expect(screen.view.contentSize.height == 500 - 20 * seen)
    }
    list.row(
      "a subclass can change super's attributes, which cells apply",
      .collectionGuide("UsingtheFlowLayout")
    ) {
      final class Fading: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
          in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
          let all = super.layoutAttributesForElements(in: rect)
          for attributes in all ?? [] where attributes.indexPath.item == 1 {
            attributes.alpha = 0.25
          }
          return all
        }
      }
      let screen = CollectionScreen([2], layout: Fading())
      #expect(screen.cell(0)?.alpha == 1 && screen.cell(1)?.alpha == 0.25)
    }
    list.row(
      "a flow layout has no decoration views",
      .collectionGuide("UsingtheFlowLayout")
    ) {
      let screen = FlowScreen(100, 100, counts: [3])
      let path = IndexPath(item: 0, section: 0)
      #expect(screen.layout.layoutAttributesForDecorationView(ofKind: "line", at: path) == nil)
    }
  }
}
