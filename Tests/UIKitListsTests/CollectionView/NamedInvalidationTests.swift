import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct NamedInvalidationTests {
  private let rows = PlanLayout.rows()

  private func invalidate(
    _ screen: PlanScreen, _ fill: (UICollectionViewLayoutInvalidationContext) -> Void
  ) -> [String] {
    let context = UICollectionViewLayoutInvalidationContext()
    fill(context)
    screen.listen(to: rows)
    rows.invalidateLayout(with: context)
    screen.window.layoutIfNeeded()
    return screen.log.take()
  }

  private func move(_ path: IndexPath, to frame: CGRect) {
    let plan = rows.plan
    rows.plan = { attributes in
      plan(attributes)
      if attributes.indexPath == path { attributes.frame = frame }
    }
  }

  @Test func onlyNamedItemsAreRequestedByIndexPath() {
    let screen = PlanScreen(rows)
    rows.plan = { $0.frame = CGRect(x: 7, y: 20 * $0.indexPath.item, width: 50, height: 20) }
    let asked = invalidate(screen) { $0.invalidateItems(at: [.item(3), .item(1)]) }
    #expect(asked == ["rows prepare", "rows item 1", "rows item 3"])
    #expect(screen.frames.map(\.minX) == [0, 7, 0, 7, 0])
    #expect(invalidate(screen) { _ in } == ["rows prepare", "rows elements"])
    #expect(screen.frames.map(\.minX) == [7, 7, 7, 7, 7])
  }

  @Test func namedSupplementaryAndDecorationViewsToo() {
    (rows.headers, rows.shelves) = (2, 1)
    rows.register(UICollectionReusableView.self, forDecorationViewOfKind: "shelf")
    let screen = PlanScreen(rows)
    rows.plan = { $0.frame = CGRect(x: 7, y: 20 * $0.indexPath.item, width: 50, height: 20) }
    let asked = invalidate(screen) {
      $0.invalidateSupplementaryElements(ofKind: "head", at: [.item(1)])
      $0.invalidateDecorationElements(ofKind: "shelf", at: [.item(0)])
    }
    #expect(asked == ["rows prepare", "rows head 1"])
    #expect(screen.view.visibleSupplementaryViews(ofKind: "head").map(\.frame.minX) == [0, 7])
    #expect(screen.view.subviews.first?.frame.minX == 7)
    #expect(screen.frames.allSatisfy { $0.minX == 0 })
  }

  @Test func namedItemsAppearAndDisappear() {
    let screen = PlanScreen(rows)
    move(.item(9), to: CGRect(x: 0, y: 10, width: 100, height: 20))
    move(.item(2), to: CGRect(x: 0, y: 900, width: 100, height: 20))
    let told = invalidate(screen) { $0.invalidateItems(at: [.item(9), .item(2)]) }
    #expect(told == ["rows prepare", "rows item 2", "rows item 9", "ended 2"])
    #expect(screen.items == [0, 1, 3, 4, 9])
  }

  @Test func scrollingOrAnotherInvalidationQueriesByRectangle() {
    let screen = PlanScreen(rows)
    let scrolled = invalidate(screen) {
      $0.invalidateItems(at: [.item(0)])
      screen.view.contentOffset.y = 1
    }
    #expect(scrolled.contains("rows elements") && !scrolled.contains("rows item 0"))
    let both = invalidate(screen) {
      $0.invalidateItems(at: [.item(1)])
      rows.invalidateLayout()
    }
    #expect(both == ["rows prepare", "rows elements"])
  }

  @Test func adjustmentsHoldAtOnce() {
    let screen = PlanScreen(rows, y: 40)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 60)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 20)
    rows.size.height = 260
    rows.invalidateLayout(with: context)
    #expect(screen.view.contentSize == CGSize(width: 100, height: 260))
    #expect(screen.view.contentOffset == CGPoint(x: 0, y: 60))
    screen.window.layoutIfNeeded()
    #expect(screen.view.contentSize == CGSize(width: 100, height: 260))
    #expect(screen.items == [3, 4, 5, 6, 7])
  }

  @Test func flowContextsThatMarkMoreMeanEverything() {
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.itemSize = CGSize(width: 100, height: 20)
    let screen = PlanScreen(flow)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [.item(0)])
    context.invalidateFlowLayoutAttributes = true
    context.invalidateFlowLayoutDelegateMetrics = true
    flow.sectionInset.top = 5
    flow.invalidateLayout(with: context)
    screen.window.layoutIfNeeded()
    #expect(screen.frames.map(\.minY) == [5, 25, 45, 65, 85])
  }

  // MARK: Attributes of a class of their own

  private final class Tilted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tilt: CGFloat = 0

    nonisolated override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      let from = tilt
      (copy as? Tilted)?.tilt = from
      return copy
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tilted)?.tilt == tilt
    }
  }

  private final class TiltedFlow: UICollectionViewFlowLayout {
    var tilt: CGFloat = 1

    override class var layoutAttributesClass: AnyClass { Tilted.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      for attributes in found ?? [] { (attributes as? Tilted)?.tilt = tilt }
      return found
    }
  }

  private final class TiltedHead: UICollectionReusableView {
    var heard: [String] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      heard.append("\((layoutAttributes as? Tilted)?.tilt ?? -1) at \(frame.width)")
    }
  }

  private final class TiltedCell: UICollectionViewCell {
    var heard: [String] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      heard.append("\((layoutAttributes as? Tilted)?.tilt ?? -1) at \(frame.width)")
    }
  }

  /// Cells and headers receive attributes of the layout's own class, after their geometry, and only
  /// on changes.
  @Test func attributesOfAnOwnClassReachCellsAndHeaders() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let flow = TiltedFlow()
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    let source = PlanScreen(PlanLayout.rows(), count: 1)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
    view.register(TiltedCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      TiltedHead.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: .item(0)) as? TiltedCell)
    let head = try #require(
      view.supplementaryView(forElementKind: kind, at: .item(0)) as? TiltedHead)
    #expect(cell.heard == ["1.0 at 50.0"] && head.heard == ["1.0 at 100.0"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell.heard.count == 1 && head.heard.count == 1)
    flow.tilt = 2
    flow.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell.heard == ["1.0 at 50.0", "2.0 at 50.0"])
    #expect(head.heard == ["1.0 at 100.0", "2.0 at 100.0"])
  }
}
