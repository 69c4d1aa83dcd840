import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor
@Suite struct SelfSizingTests {
  /// Sizes that break lines in different ways; none is wider than the view.
  private static let mixed: [[CGSize]] = [
    (0..<60).map { size(15 + $0 * 37 % 80, 5 + $0 * 13 % 30) }, [],
    (0..<25).map { size(20 + $0 * 11 % 60, 8 + $0 * 7 % 12) },
  ]

  private static func size(_ width: Int, _ height: Int) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns the frames of a layout with sizes given initially.
  private func known(_ sizes: [[CGSize]]) -> [CGRect?] {
    let delegate = KnownSizes(sizes)
    let screen = FittingScreen(sizes, estimate: .zero, delegate: delegate)
    screen.view.layoutIfNeeded()
    return withExtendedLifetime(delegate) { screen.frames }
  }

  @Test func visibleCellsGetTheirPreferredSize() {
    let screen = FittingScreen([
      [
        CGSize(width: 30, height: 20), CGSize(width: 60, height: 40), CGSize(width: 50, height: 10),
      ]
    ])
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(screen.frame(1) == CGRect(x: 40, y: 0, width: 60, height: 40))
    #expect(screen.frame(2) == CGRect(x: 0, y: 50, width: 50, height: 10))
    #expect(screen.view.visibleCells.map(\.frame) == screen.frames)
    #expect(screen.view.contentSize == CGSize(width: 100, height: 60))
  }

  @Test func eachCellIsQueriedWithTheEstimateAndWithWhatItGot() {
    let screen = FittingScreen([[CGSize(width: 30, height: 20), CGSize(width: 40, height: 10)]])
    screen.view.layoutIfNeeded()
    #expect(
      screen.asked.filter { $0.item == 0 }.map(\.size) == [
        CGSize(width: 40, height: 10), CGSize(width: 30, height: 20),
      ])
    #expect(screen.asked.filter { $0.item == 1 }.map(\.size) == [CGSize(width: 40, height: 10)])
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.asked.count == 3)
  }

  @Test func withoutAnEstimateNoSizeIsRequested() {
    let screen = FittingScreen([[CGSize(width: 30, height: 20)]], estimate: .zero)
    screen.view.layoutIfNeeded()
    #expect(screen.asked.isEmpty)
    #expect(screen.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  /// Nil means `automaticSize`.
  @Test(arguments: [
    CGSize(width: 40, height: 10), CGSize(width: 90, height: 33),
    nil,
  ])
  func onceSeenTheFramesAreThoseOfTheSizesGivenFromTheStart(estimate: CGSize?) {
    let expected = known(Self.mixed)
    let down = Array(stride(from: CGFloat(0), to: 2400, by: 30))
    let paths: [[CGFloat]] = [
      down, down.reversed() + down, [700, 200, 1100] + down,
      [1200] + stride(from: CGFloat(1200), to: -10, by: -15) + down,
    ]
    for path in paths {
      let screen = FittingScreen(
        Self.mixed, estimate: estimate ?? UICollectionViewFlowLayout.automaticSize)
      screen.view.layoutIfNeeded()
      for offset in path { screen.scroll(to: offset) }
      screen.scroll(to: 0)
      #expect(screen.frames == expected)
      for offset in [300, 0, 500] as [CGFloat] { screen.scroll(to: offset) }
      #expect(screen.frames == expected)
    }
  }

  @Test func sizesAboveTheViewportDoNotMoveVisibleCells() throws {
    let sizes = [(0..<50).map { CGSize(width: 100, height: 20 + $0 % 5 * 10) }]
    let screen = FittingScreen(sizes, estimate: CGSize(width: 100, height: 10))
    screen.view.layoutIfNeeded()
    screen.scroll(to: 500)
    for _ in 0..<30 {
      let top = try #require(screen.view.indexPathsForVisibleItems.first)
      let before = try #require(screen.frame(top.item)).minY - screen.view.contentOffset.y
      let offset = screen.view.contentOffset.y - 7
      if offset <= 0 { break }
      screen.scroll(to: offset)
      let after = try #require(screen.frame(top.item)).minY - screen.view.contentOffset.y
      #expect(after == before + 7)
    }
  }

  /// Records its invalidation contexts.
  private final class Spy: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }
  }

  @Test func theContextReportsWhatTheSizeChanges() {
    let layout = Spy()
    let sizes = [(0..<20).map { _ in CGSize(width: 100, height: 25) }]
    let screen = FittingScreen(sizes, estimate: CGSize(width: 100, height: 10), layout: layout)
    screen.view.layoutIfNeeded()
    layout.contexts = []
    screen.scroll(to: 200)
    layout.contexts = []
    let top = screen.view.indexPathsForVisibleItems.first?.item ?? 0
    screen.scroll(to: screen.view.contentOffset.y - 20)
    #expect(!layout.contexts.isEmpty && top > 0)
    for context in layout.contexts {
      #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 15))
      #expect(context.contentOffsetAdjustment == CGPoint(x: 0, y: 15))
      #expect(!context.invalidateEverything)
    }
  }

  @Test func automaticSizeAssumesTheAverage() {
    let sizes = [(0..<100).map { _ in CGSize(width: 100, height: 20) }]
    let screen = FittingScreen(sizes, estimate: UICollectionViewFlowLayout.automaticSize)
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.height == CGFloat(2990))
    #expect(screen.frame(99)?.size == CGSize(width: 100, height: 20))
    // The first item was measured with the default item size.
    #expect(screen.asked.first?.size == CGSize(width: 50, height: 50))
  }

  @Test func measuredSizesAreKeptUntilTheyAreInvalidated() {
    let screen = FittingScreen(
      [(0..<40).map { _ in CGSize(width: 100, height: 20) }],
      estimate: CGSize(width: 100, height: 10))
    screen.view.layoutIfNeeded()
    screen.scroll(to: 400)
    #expect(screen.frame(0)?.height == 20)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = true
    screen.layout.invalidateLayout(with: context)
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.height == 20)
    screen.view.frame.size.height = 120
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.height == 20)
    screen.view.frame.size.width = 110
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.height == 10)
    screen.scroll(to: 0)
    #expect(screen.frame(0)?.height == 20)
    screen.view.contentOffset.y = 400
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.height == 10)
  }

  @Test func aNewWidthMeasuresAllCellsAgain() {
    let screen = FittingScreen([[CGSize(width: 40, height: 10)]])
    screen.view.layoutIfNeeded()
    screen.sizes = [[CGSize(width: 60, height: 15)]]
    screen.wish = { _, _ in CGSize(width: 60, height: 15) }
    screen.view.frame.size.width = 90
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.size == CGSize(width: 60, height: 15))
  }

  @Test func manyTinyCellsSettleOneScreenfulAfterTheOther() {
    let sizes = [(0..<400).map { _ in CGSize(width: 100, height: 1) }]
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let screen = FittingScreen(
      sizes, estimate: CGSize(width: 100, height: 50), layout: layout)
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.count == 100)
  }

  @Test func aFixpointIsWhatIsDrawn() {
    let screen = FittingScreen([[CGSize(width: 1, height: 1)]])
    screen.wish = { _, size in CGSize(width: min(90, size.width + 10), height: 30) }
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.size == CGSize(width: 90, height: 30))
  }

  @Test func aCellThatNeverSettlesIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = FittingScreen([[.zero]])
        screen.wish = { _, size in CGSize(width: 10, height: size.height + 1) }
        screen.view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("did not settle: FittingCell at [0, 0]"))
  }

  @Test func horizontalCellsSizeThemselvesToo() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let screen = FittingScreen(
      [(0..<3).map { CGSize(width: 20 + 5 * $0, height: 70) }], layout: layout)
    screen.view.layoutIfNeeded()
    #expect(
      screen.frames == [
        CGRect(x: 0, y: 15, width: 20, height: 70), CGRect(x: 30, y: 15, width: 25, height: 70),
        CGRect(x: 65, y: 0, width: 30, height: 70),
      ])
  }

  private final class Header: UICollectionReusableView {
    static var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height += 50
      return layoutAttributes
    }
  }

  @Test func headersKeepTheirReferenceSize() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 12)
    layout.estimatedItemSize = CGSize(width: 40, height: 10)
    let screen = FlowScreen(100, 100, counts: [1], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    screen.view.register(
      Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    let headers = screen.view.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.first is Header && headers.map(\.frame.height) == [12] && Header.asked == 0)
  }

  @Test func sizesOfTheDelegateGoBeforeTheEstimate() {
    let delegate = KnownSizes([[CGSize(width: 33, height: 12), CGSize(width: 20, height: 20)]])
    let screen = FittingScreen(
      [[CGSize(width: 50, height: 16), CGSize(width: 20, height: 20)]], delegate: delegate)
    screen.view.layoutIfNeeded()
    #expect(screen.asked.first?.size == CGSize(width: 33, height: 12))
    #expect(screen.frame(0)?.size == CGSize(width: 50, height: 16))
  }

  /// Modifies the attributes passed to it.
  private final class Stretching: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size = CGSize(width: 77, height: 11)
      return layoutAttributes
    }
  }

  @Test func aCellMayChangeTheAttributesItIsHanded() {
    let screen = FittingScreen([[.zero]])
    screen.view.register(Stretching.self, forCellWithReuseIdentifier: "cell")
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.size == CGSize(width: 77, height: 11))
  }

  @Test func fittingFallsBackOnSizeThatFits() {
    let cell = FittingCell(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    cell.wish = { CGSize(width: $0.width / 2, height: 9) }
    let target = CGSize(width: 40, height: 10)
    #expect(cell.systemLayoutSizeFitting(target) == CGSize(width: 20, height: 9))
    #expect(
      cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
        == CGSize(width: 40, height: 9))
    #expect(
      UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).systemLayoutSizeFitting(target)
        == CGSize(width: 5, height: 6))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 3, y: 4, width: 40, height: 10)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.frame == CGRect(x: 3, y: 4, width: 20, height: 9))
    #expect(attributes.frame.width == 40)
  }
}
