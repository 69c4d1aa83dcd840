import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor
@Suite struct FlowLayoutTests {
  /// Returns all metrics, which differ by section.
  private final class Everything: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40, height: indexPath.item == 0 ? 20 : 30) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 7 }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 5 }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 10 * section) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: 4) }
  }

  private final class NoSizes: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked += 1
      return UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
  }

  @Test func startsWithUIKitsMeasures() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
  }

  @Test func propertiesMeasureWhereNoDelegateDoes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 153, height: 128)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 40)
    layout.footerReferenceSize = CGSize(width: 1, height: 35)
    let screen = FlowScreen(375, 667, counts: [4, 4], layout: layout)
    #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(screen.frame(0, 1) == CGRect(x: 202, y: 40, width: 153, height: 128))
    #expect(screen.frame(0, 3) == CGRect(x: 202, y: 188, width: 153, height: 128))
    #expect(screen.footer(0) == CGRect(x: 0, y: 316, width: 375, height: 35))
    #expect(screen.header(1)?.minY == 351)
    #expect(screen.view.contentSize == CGSize(width: 375, height: 702))
    #expect(screen.view.visibleCells.count == 8)
  }

  @Test func theDelegateGoesBeforeTheProperties() {
    let delegate = Everything()
    let screen = FlowScreen(100, 300, counts: [3, 1], delegate: delegate)
    // 90 points across: two items of 40 and a gap of 10; then the last line.
    #expect(screen.header(0) == nil)
    #expect(screen.frame(0, 0) == CGRect(x: 2, y: 6, width: 40, height: 20))
    #expect(screen.frame(0, 1) == CGRect(x: 52, y: 1, width: 40, height: 30))
    #expect(screen.frame(0, 2) == CGRect(x: 2, y: 38, width: 40, height: 30))
    #expect(screen.footer(0) == CGRect(x: 0, y: 71, width: 100, height: 4))
    #expect(screen.header(1) == CGRect(x: 0, y: 75, width: 100, height: 10))
  }

  @Test func aDelegateMayHaveOneMethodOnly() {
    let delegate = NoSizes()
    let screen = FlowScreen(320, 480, counts: [1, 1], delegate: delegate)
    #expect(screen.frame(0, 0) == CGRect(x: 0, y: 5, width: 50, height: 50))
    #expect(screen.frame(1, 0)?.minY == 60)
    #expect(delegate.asked == 2)
  }

  @Test func horizontalSwapsTheAxes() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 25, height: 1)
    let screen = FlowScreen(480, 320, counts: [5], layout: layout)
    #expect(screen.header(0) == CGRect(x: 0, y: 0, width: 25, height: 320))
    #expect(screen.frame(0, 2)?.origin == CGPoint(x: 35, y: 230))
    #expect(screen.frame(0, 4)?.origin == CGPoint(x: 125, y: 120))
    #expect(screen.view.contentSize == CGSize(width: 215, height: 320))
  }

  @Test func contentInsetsNarrowTheLinesAndTheContent() {
    let screen = FlowScreen(414, 800, counts: [2])
    screen.layout.itemSize = CGSize(width: 180, height: 10)
    screen.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.width == 374)
    #expect(screen.frame(0, 1)?.minX == 194)
  }

  @Test func elementsInARectangleAreTheFilterOfAllElements() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 11)
    layout.footerReferenceSize = CGSize(width: 1, height: 6)
    let screen = FlowScreen(200, 100, counts: [5, 0, 7], layout: layout)
    let everything = CGRect(origin: .zero, size: screen.view.contentSize)
    let all = try #require(layout.layoutAttributesForElements(in: everything))
    #expect(all.count == 18)
    for y in stride(from: -20.0, to: 420, by: 7) {
      for height in [0.5, 10, 33, 120] {
        let rect = CGRect(x: 30, y: y, width: 60, height: height)
        #expect(
          layout.layoutAttributesForElements(in: rect) == all.filter { overlap($0.frame, rect) })
      }
    }
  }

  /// Returns whether rectangles overlap; false for adjacent ones, unlike Foundation's `intersects`.
  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  @Test func nothingIsThereWhereNothingExists() {
    let screen = FlowScreen(320, 480, counts: [1])
    #expect(screen.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
    #expect(screen.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(screen.layout.layoutAttributesForItem(at: IndexPath()) == nil)
    #expect(screen.header(0) == nil)
    #expect(
      screen.layout.layoutAttributesForSupplementaryView(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
    #expect(UICollectionViewFlowLayout().layoutAttributesForElements(in: .zero) == [])
  }

  @Test func theSafeAreaOrTheMarginsMayWidenTheInset() {
    let screen = FlowScreen(320, 480, counts: [1])
    screen.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    screen.layout.sectionInsetReference = .fromLayoutMargins
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 0)?.minX == 30)
    screen.view.contentInset.left = 12
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 0)?.minX == 18)
    screen.layout.sectionInsetReference = .fromSafeArea
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 0)?.minX == 0)
  }

  /// Regardless of the number of layout passes and of oversized items; an item that just fits
  /// causes no warning.
  @Test func anOverflowIsLoggedOnceOnStandardError() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for width in [100, 101, 150] as [CGFloat] {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: width, height: 10)
          let screen = FlowScreen(100, 100, counts: [3, 3], layout: layout)
          screen.view.reloadData()
          screen.view.layoutIfNeeded()
          layout.itemSize.width += width > 100 ? 1 : -1
          screen.view.layoutIfNeeded()
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let said = text.components(separatedBy: UICollectionViewFlowLayout.overflowWarning(.vertical))
    #expect(said.count == 3)
  }

  @Test func anOverflowIsPutInUIKitsWords() {
    #expect(
      UICollectionViewFlowLayout.overflowWarning(.vertical) == """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section \
        insets left and right values, minus the content insets left and right values.
        Please check the values returned by the delegate.
        """)
    #expect(
      UICollectionViewFlowLayout.overflowWarning(.horizontal).contains(
        "the item height must be less than the height of the UICollectionView minus the section "
          + "insets top and bottom values"))
  }
}
