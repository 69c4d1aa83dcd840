import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct FlowSubclassTests {
  private final class Tags: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: [50, 60, 70, 40][indexPath.item], height: 20) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5) }
  }

  @Test func leftAlignedLinesKeepTheMinimumDistance() {
    let screen = Screen(
      LeftAlignedFlowLayout(), size: CGSize(width: 200, height: 100), counts: [4],
      delegate: Tags())
    let frames = [
      CGRect(x: 5, y: 0, width: 50, height: 20), CGRect(x: 65, y: 0, width: 60, height: 20),
      CGRect(x: 5, y: 30, width: 70, height: 20), CGRect(x: 85, y: 30, width: 40, height: 20),
    ]
    #expect(screen.frames() == frames)
    let cells = (0..<4).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map { $0?.frame } == frames)
  }

  private func rows() -> StickyHeaderFlowLayout {
    let layout = StickyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    return layout
  }

  /// Returns the tops of the visible headers, by section.
  private func tops(_ view: UICollectionView) -> [Int: CGFloat] {
    let kind = UICollectionView.elementKindSectionHeader
    var tops: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      tops[path.section] = view.supplementaryView(forElementKind: kind, at: path)?.frame.minY
    }
    return tops
  }

  @Test func headersStickUntilTheirSectionEnds() {
    let screen = Screen(rows(), size: CGSize(width: 100, height: 100), counts: [3, 3])
    #expect(screen.frames(section: 1).map(\.minY) == [180, 230, 280])
    #expect(tops(screen.view)[0] == 0)
    screen.scroll(to: CGPoint(x: 0, y: 50))
    #expect(tops(screen.view)[0] == 50)
    screen.scroll(to: CGPoint(x: 0, y: 150))
    #expect(tops(screen.view) == [0: 140, 1: 160])
    screen.scroll(to: CGPoint(x: 0, y: 200))
    #expect(tops(screen.view) == [1: 200])
  }

  @Test func aDelegateWithOneMethodLeavesTheOthersToTheLayout() {
    final class Headers: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { CGSize(width: 0, height: 30) }
    }
    let layout = rows()
    layout.sectionInset = UIEdgeInsets(top: 7, left: 0, bottom: 3, right: 0)
    let screen = Screen(
      layout, size: CGSize(width: 100, height: 100), counts: [3], delegate: Headers())
    #expect(screen.frames().map(\.minY) == [37, 87, 137])
    // The section ends at 180: 30 of header, insets of 7 and 3, three rows, two gaps.
    screen.scroll(to: CGPoint(x: 0, y: 170))
    #expect(tops(screen.view)[0] == 150)
  }

  @Test func theCarouselEnlargesTheMiddleCardAndRestsOnOne() throws {
    let layout = CarouselFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 10
    let screen = Screen(layout, size: CGSize(width: 300, height: 80), counts: [5])
    #expect(screen.frames().map(\.minX) == [100, 210, 320, 430, 540])
    #expect(screen.view.contentSize == CGSize(width: 740, height: 80))
    #expect(screen.view.decelerationRate == .fast)

    let shown = try #require(layout.layoutAttributesForElements(in: screen.view.bounds))
      .sorted { $0.indexPath < $1.indexPath }
    #expect(shown.map(\.alpha) == [1, 0.6])
    #expect(shown.map(\.zIndex) == [10, 0])
    #expect(shown.map(\.center.x) == [150, 260])
    #expect(abs(shown[1].frame.width - 60) < 1e-9)
    #expect(layout.layoutAttributesForItem(at: shown[1].indexPath)?.alpha == 1)

    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 90, y: 0), withScrollingVelocity: .zero)
        == CGPoint(x: 110, y: 0))
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    // A layer's opacity is a Float.
    #expect(cell.alpha == CGFloat(Float(0.6)))
    #expect(cell.bounds.size == CGSize(width: 100, height: 80))
  }

  @Test func decorationViewsAreBehindTheirSections() throws {
    let layout = SectionBackgroundFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let screen = Screen(layout, size: CGSize(width: 120, height: 300), counts: [3, 0, 1])
    let grounds = screen.view.subviews.compactMap { $0 as? SectionBackgroundView }
    #expect(
      grounds.map(\.frame).sorted { $0.minY < $1.minY } == [
        CGRect(x: 6, y: 6, width: 108, height: 98),
        CGRect(x: screen.frames(section: 2)[0].minX - 4, y: 136, width: 48, height: 48),
      ])
    let cell = try #require(screen.view.visibleCells.first)
    let subviews = screen.view.subviews
    let front = try #require(subviews.firstIndex { $0 === cell })
    let back = try #require(subviews.firstIndex { $0 === grounds.first })
    #expect(back < front)
    #expect(grounds.first?.layer.cornerRadius == 8)
  }
}
