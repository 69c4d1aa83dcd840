import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct LayoutSubclassTests {
  /// A column of bars with a decoration view behind each.
  private final class Column: UICollectionViewLayout {
    final class Stripe: UICollectionReusableView {}

    var calls: [String] = []

    override init() {
      super.init()
      register(Stripe.self, forDecorationViewOfKind: "stripe")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepare() {
      super.prepare()
      calls.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
      calls.append("size")
      return CGSize(width: 100, height: 60)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      calls.append("elements")
      let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
      let all =
        paths.compactMap { layoutAttributesForItem(at: $0) }
        + paths.compactMap { layoutAttributesForDecorationView(ofKind: "stripe", at: $0) }
      return all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 10, y: 20 * indexPath.item, width: 80, height: 20)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 20 * indexPath.item, width: 100, height: 20)
      attributes.zIndex = -1
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func show(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func theBaseClassPlacesNothing() {
    let layout = UICollectionViewLayout()
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let point = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 1, y: 1)) == point)
  }

  /// Public layouts request the items of a section when they are prepared.
  @Test func aLayoutWithoutDataIsNotPrepared() {
    let layout = Column()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.collectionViewLayout = layout
    #expect(layout.calls == [])
    #expect(layout.collectionView === view)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "size", "elements"])
    #expect(view.visibleCells.count == 3)
  }

  /// Layouts reset their state in `invalidateLayout()`, which reloads must call.
  @Test func aReloadCallsInvalidateLayout() {
    final class Forgetful: UICollectionViewLayout {
      var heard: [Bool] = []
      override func invalidateLayout() {
        super.invalidateLayout()
        heard.append(true)
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        heard.append(context.invalidateEverything)
      }
    }
    let layout = Forgetful()
    let source = Source()
    let view = show(layout, source)
    layout.heard = []
    view.reloadData()
    #expect(layout.heard == [true, true])
    layout.invalidateLayout()
    #expect(layout.heard == [true, true, false, true])
  }

  @Test func questionsComeInUIKitsOrder() {
    let layout = Column()
    let source = Source()
    _ = show(layout, source)
    #expect(layout.calls.prefix(3) == ["prepare", "size", "elements"])
    #expect(layout.calls.count { $0 == "prepare" } == 1)
  }

  /// A layout may require preparation: the collection view is enlarged before the first layout
  /// pass.
  @Test func aLayoutThatWasNeverPreparedIsNotQueriedAboutBounds() {
    final class Waiting: UICollectionViewLayout {
      var preparedWidth: CGFloat!
      override func prepare() { preparedWidth = collectionView?.bounds.width }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        preparedWidth != newBounds.width
      }
    }
    let layout = Waiting()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    #expect(layout.preparedWidth == 100)
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(layout.preparedWidth == 80)
  }

  @Test func decorationViewsComeFromTheLayoutAndAreBehind() {
    let layout = Column()
    let source = Source()
    let view = show(layout, source)
    let stripes = view.subviews.filter { $0 is Column.Stripe }
    #expect(stripes.map(\.frame.minY) == [0, 20, 40])
    #expect(view.visibleCells.map(\.frame.minX) == [10, 10, 10])
    let firstCell = view.subviews.firstIndex { $0 is UICollectionViewCell }
    let lastStripe = view.subviews.lastIndex { $0 is Column.Stripe }
    #expect((lastStripe ?? .max) < (firstCell ?? 0))
  }

  @Test func anItemBeingMovedFollowsTheFingerInFront() {
    let layout = Column()
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 70, y: 90))
    #expect(attributes.center == CGPoint(x: 70, y: 90))
    #expect(attributes.size == CGSize(width: 80, height: 20))
    #expect(attributes.zIndex == .max)
    let paths = [IndexPath(item: 0, section: 0)]
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: paths, withTargetPosition: CGPoint(x: 1, y: 2),
      previousIndexPaths: [], previousPosition: .zero)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == paths)
    #expect(context.interactiveMovementTarget == CGPoint(x: 1, y: 2))
  }

  /// A flow layout that stores its superclass's initial attributes of appearing items during
  /// preparation.
  private final class Keeping: UICollectionViewFlowLayout {
    var frames: [CGRect] = []

    override func prepare() {
      super.prepare()
      frames = (0..<3).compactMap {
        super.initialLayoutAttributesForAppearingItem(at: IndexPath(item: $0, section: 0))?.frame
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
  }

  @Test func itemsOfFlowLayoutsAppearWhereTheyAreOutsideOfUpdates() {
    let layout = Keeping()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let listing = Listing(count: 3)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = listing
    view.layoutIfNeeded()
    #expect(layout.frames.map(\.size.height) == [40, 40, 40])
    #expect(
      layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 0, section: 0))?.alpha
        == 0)
    #expect(
      layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 9, section: 0)) == nil)
  }
}
