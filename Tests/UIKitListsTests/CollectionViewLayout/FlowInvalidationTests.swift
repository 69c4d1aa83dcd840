import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct FlowInvalidationTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0
    var side: CGFloat = 40

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: side, height: side)
    }
  }

  private final class Counting: UICollectionViewFlowLayout {
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
    }
  }

  /// Sets its metrics in `prepare()` after calling super, as carousels do.
  private final class SizedInPrepare: UICollectionViewFlowLayout {
    var prepared = 0

    override func prepare() {
      super.prepare()
      prepared += 1
      guard let collectionView else { return }
      itemSize = CGSize(width: collectionView.bounds.width - 60, height: 300)
    }
  }

  /// Moves copies of all items to the top.
  private final class TopAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.compactMap {
        layoutAttributesForItem(at: $0.indexPath)
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let own = super.layoutAttributesForItem(at: indexPath)
      let copy = own?.copy() as? UICollectionViewLayoutAttributes
      copy?.frame.origin.y = sectionInset.top
      return copy
    }
  }

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {
    var mark: Int

    override init() {
      mark = 3
      super.init()
    }
  }

  private final class OwnClasses: UICollectionViewFlowLayout {
    final class Attributes: UICollectionViewLayoutAttributes {
      var tint = 7
      override init() { super.init() }
    }

    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test func theContentSizeIsThatOfTheMeasuresAsTheyAre() {
    let sizes = Sizes()
    let layout = Counting()
    let screen = FlowScreen(100, 100, counts: [5], layout: layout, delegate: sizes)
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 140))
    #expect((layout.prepared, sizes.asked) == (1, 5))
    sizes.side = 100
    layout.minimumLineSpacing = 0
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 500))
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 500))
    #expect((layout.prepared, sizes.asked) == (1, 10))
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize == CGSize(width: 100, height: 500))
    #expect((layout.prepared, sizes.asked) == (2, 10))
  }

  @Test func theContentSizeIsThatOfWhatIsAboutToBeReloaded() {
    let screen = FlowScreen(100, 100, counts: [2])
    screen.counts = [4, 4]
    screen.view.reloadData()
    #expect(screen.layout.collectionViewContentSize == CGSize(width: 100, height: 460))
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize == CGSize(width: 100, height: 460))
    #expect(screen.frame(1, 3) == CGRect(x: 25, y: 410, width: 50, height: 50))
  }

  @Test func manyInvalidationsCostOnePreparation() {
    let layout = Counting()
    let screen = FlowScreen(320, 480, counts: [3], layout: layout)
    #expect(layout.prepared == 1)
    layout.invalidateLayout()
    layout.invalidateLayout()
    layout.itemSize.width = 51
    screen.view.layoutIfNeeded()
    #expect(layout.prepared == 2)
  }

  @Test func scrollingPreparesNothing() {
    let layout = Counting()
    let screen = FlowScreen(320, 100, counts: [300], layout: layout)
    screen.view.contentOffset.y = 400
    screen.view.layoutIfNeeded()
    #expect(layout.prepared == 1)
    #expect(screen.view.visibleCells.count == 15)
  }

  @Test func aNewSizeInvalidatesAndANewOffsetOnlyWhenPinning() {
    let screen = FlowScreen(320, 100, counts: [300])
    let moved = screen.view.bounds.offsetBy(dx: 0, dy: 10)
    #expect(!screen.layout.shouldInvalidateLayout(forBoundsChange: moved))
    var wider = screen.view.bounds
    wider.size.width += 1
    #expect(screen.layout.shouldInvalidateLayout(forBoundsChange: wider))
    screen.layout.sectionHeadersPinToVisibleBounds = true
    #expect(screen.layout.shouldInvalidateLayout(forBoundsChange: moved))
  }

  @Test func aNewWidthBreaksTheLinesAgain() {
    let screen = FlowScreen(320, 100, counts: [10])
    #expect(screen.frame(0, 5)?.minY == 60)
    screen.view.frame.size.width = 400
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 5)?.minY == 0)
  }

  @Test func plainInvalidationQueriesTheDelegateAgain() {
    let delegate = Sizes()
    let screen = FlowScreen(320, 100, counts: [3], delegate: delegate)
    #expect(delegate.asked == 3)
    delegate.side = 20
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(delegate.asked == 6)
    #expect(screen.frame(0, 0)?.width == 20)
  }

  @Test func aContextWithoutMetricsKeepsTheSizes() {
    let delegate = Sizes()
    let screen = FlowScreen(320, 100, counts: [3], delegate: delegate)
    delegate.side = 20
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = true
    screen.layout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    #expect(delegate.asked == 3)
    context.invalidateFlowLayoutDelegateMetrics = true
    screen.layout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    #expect(delegate.asked == 6)
  }

  @Test func aSizeSetWhilePreparingIsTheOneDrawn() {
    let layout = SizedInPrepare()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let screen = FlowScreen(343, 300, counts: [10], layout: layout)
    #expect(layout.prepared == 2)
    #expect(screen.view.visibleCells.map(\.frame.minX) == [16, 315])
    #expect(screen.view.visibleCells.map(\.frame.width) == [283, 283])
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(layout.prepared == 2)
  }

  @Test func whatASubclassReturnsForARectangleIsDrawn() {
    let layout = TopAligned()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    let screen = FlowScreen(375, 200, counts: [4], layout: layout)
    #expect(
      screen.view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 10, y: 20), CGPoint(x: 118, y: 20), CGPoint(x: 226, y: 20),
        CGPoint(x: 334, y: 20),
      ])
  }

  @Test func aLayoutNamesItsOwnClasses() throws {
    let layout = OwnClasses()
    let screen = FlowScreen(320, 100, counts: [1], layout: layout)
    let attributes = screen.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect((attributes as? OwnClasses.Attributes)?.tint == 7)
    layout.invalidateLayout()
    let context = try #require(layout.contexts.last as? Context)
    #expect(context.mark == 3)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateEverything)
    screen.view.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test func aContextCollectsInvalidations() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    let path = IndexPath(item: 1, section: 0)
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateSupplementaryElements(ofKind: "h", at: [path])
    context.invalidateDecorationElements(ofKind: "d", at: [path])
    #expect(context.invalidatedItemIndexPaths == [path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [path, path]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [path]])
  }
}
