import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Metrics that differ by item and by section, and the references of insets.
@MainActor
@Suite struct FlowMetricsTests {
  /// Returns different values for each section, and different sizes for each item.
  private final class Mixed: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 20 + 10 * indexPath.section, height: 10 + 2 * indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      section == 0 ? UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) : .zero
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(5 + section) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 40 : 10 }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 9, height: section == 1 ? 0 : 6) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 9, height: section == 1 ? 8 : 0) }
  }

  @Test func everyMeasureIsTheSectionsOwn() {
    let delegate = Mixed()
    let screen = FlowScreen(100, 200, counts: [3, 3, 0], delegate: delegate)
    // 94 points across: two items of 20, at least 40 apart; the last line has minimum spacing.
    #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 100, height: 6))
    #expect(screen.frame(0, 0) == CGRect(x: 2, y: 8, width: 20, height: 10))
    #expect(screen.frame(0, 1) == CGRect(x: 76, y: 7, width: 20, height: 12))
    #expect(screen.frame(0, 2) == CGRect(x: 2, y: 24, width: 20, height: 14))
    #expect(screen.footer(0) == nil)
    // The second section has no header and no insets, but a footer; three items of 30 with minimum
    // spacing do not fit.
    #expect(screen.header(1) == nil)
    #expect(screen.frame(1, 0) == CGRect(x: 0, y: 42, width: 30, height: 10))
    #expect(screen.frame(1, 1) == CGRect(x: 70, y: 41, width: 30, height: 12))
    #expect(screen.frame(1, 2) == CGRect(x: 0, y: 59, width: 30, height: 14))
    #expect(screen.footer(1) == CGRect(x: 0, y: 73, width: 100, height: 8))
    // An empty section keeps its header.
    #expect(screen.header(2) == CGRect(x: 0, y: 81, width: 100, height: 6))
    #expect(screen.view.contentSize == CGSize(width: 100, height: 87))
    withExtendedLifetime(delegate) {}
  }

  private func leading(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, inset: UIEdgeInsets,
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> [CGFloat?] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.minimumInteritemSpacing = 2
    layout.sectionInsetReference = reference
    layout.scrollDirection = direction
    let screen = FlowScreen(100, 100, counts: [30], layout: layout)
    screen.view.setSafeAreaInsets(UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14))
    screen.view.insetsLayoutMarginsFromSafeArea = false
    screen.view.layoutMargins = UIEdgeInsets(top: 21, left: 22, bottom: 23, right: 24)
    screen.view.contentInsetAdjustmentBehavior = .never
    screen.view.contentInset = inset
    screen.view.layoutIfNeeded()
    let isVertical = direction == .vertical
    let all = (0..<30).compactMap { screen.frame(0, $0) }
    return [
      all.map { isVertical ? $0.minX : $0.minY }.min(),
      all.map { isVertical ? $0.maxX : $0.maxY }.max(),
    ]
  }

  @Test func insetsAreMeasuredFromTheAreaNamedAndAtLeastFromTheContentInset() {
    #expect(leading(.fromContentInset, inset: .zero) == [2, 96])
    #expect(leading(.fromSafeArea, inset: .zero) == [14, 82])
    #expect(leading(.fromLayoutMargins, inset: .zero) == [24, 72])
    #expect(leading(.fromSafeArea, inset: .zero, .horizontal) == [12, 84])
    #expect(leading(.fromLayoutMargins, inset: .zero, .horizontal) == [22, 74])
    // 15 at the left and 5 at the right: content is 80 wide, and the larger inset of each side
    // applies.
    let inset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
    #expect(leading(.fromContentInset, inset: inset) == [2, 76])
    #expect(leading(.fromSafeArea, inset: inset) == [2, 67])
    #expect(leading(.fromLayoutMargins, inset: inset) == [9, 57])
  }

  @Test func pinnedFootersStandAboveTheInsetAndLeaveWithTheirSection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 1, height: 10)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let screen = FlowScreen(100, 100, counts: [5, 5], layout: layout)
    screen.view.contentInset.bottom = 30
    let footers: [(offset: CGFloat, first: CGFloat, second: CGFloat)] = [
      // Sections are 230 high: unpinned footers are at 210 and 440, and never before their
      // section's start.
      (0, 50, 230), (100, 150, 230), (160, 210, 230), (200, 210, 250), (390, 210, 440),
      (400, 210, 440),
    ]
    for (offset, first, second) in footers {
      screen.view.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      #expect(screen.footer(0)?.minY == first)
      #expect(screen.footer(1)?.minY == second)
    }
  }

  // MARK: Offsets

  /// Returns its own target offset.
  private final class Proposing: UICollectionViewFlowLayout {
    var proposal: CGPoint?
    var asked: [CGPoint] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      asked.append(proposedContentOffset)
      return proposal ?? proposedContentOffset
    }
  }

  private final class LastWord: NSObject, UICollectionViewDelegate {
    var asked: [CGPoint] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      asked.append(proposedContentOffset)
      return CGPoint(x: 0, y: proposedContentOffset.y + 7)
    }
  }

  @Test func aNewLayoutProposesItsOffsetAndTheDelegateDecides() {
    let delegate = LastWord()
    let screen = FlowScreen(100, 100, counts: [100], delegate: delegate)
    screen.view.contentOffset.y = 300
    let layout = Proposing()
    layout.proposal = CGPoint(x: 0, y: 500)
    screen.view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.asked == [CGPoint(x: 0, y: 300)])
    #expect(delegate.asked == [CGPoint(x: 0, y: 500)])
    #expect(screen.view.contentOffset.y == 507)
  }

  @Test func updatesAskForTheOffsetToo() {
    let layout = Proposing()
    let screen = FlowScreen(100, 100, counts: [100], layout: layout)
    screen.view.contentOffset.y = 300
    layout.proposal = CGPoint(x: 0, y: 120)
    screen.view.performBatchUpdates {
      screen.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    screen.view.layoutIfNeeded()
    #expect(layout.asked == [CGPoint(x: 0, y: 300)])
    #expect(screen.view.contentOffset.y == 120)
  }
}
