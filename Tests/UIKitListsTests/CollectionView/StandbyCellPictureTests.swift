import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

/// Images at rest do not depend on prefetching or on earlier scrolling.
@MainActor @Suite struct StandbyCellPictureTests {
  enum Kind: CaseIterable { case rows, headers, grid, columns, carousel }

  /// Rows whose transform, alpha and z-index depend on the content offset.
  final class Carousel: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let middle = collectionView?.bounds.midY ?? 0
      return super.layoutAttributesForElements(in: rect)?.map { original in
        let attributes =
          (original.copy() as? UICollectionViewLayoutAttributes) ?? original
        let distance = min(abs(attributes.center.y - middle) / 40, 1)
        attributes.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
        attributes.alpha = 1 - distance / 2
        attributes.zIndex = -Int(distance * 10)
        return attributes
      }
    }
  }

  private func fixture(_ kind: Kind, prefetches: Bool) -> Fixture {
    let texts = (0..<3).map { section in (0..<15).map { "\(section) \($0)" } }
    let fixture = Fixture(Listing(texts), hasHeaders: kind == .headers, prefetches: prefetches)
    fixture.view.machine.poisonsRecycledViews = true
    if kind != .rows && kind != .headers {
      let flow = kind == .carousel ? Carousel() : UICollectionViewFlowLayout()
      // Whole points in both directions, so that nothing is rounded.
      flow.itemSize = CGSize(width: 6, height: 8)
      flow.minimumLineSpacing = 3
      flow.minimumInteritemSpacing = 1
      flow.scrollDirection = kind == .columns ? .horizontal : .vertical
      fixture.view.collectionViewLayout = flow
    }
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test(arguments: Kind.allCases) func bothLivesShowTheSame(_ kind: Kind) {
    let path: [CGFloat] = [1, 3, 5, 7, 9, 11, 9, 7, 40, 42, 44, 20, 0, 2, 4, 3, 60, 57, 55, 100, 0]
    let (new, old) = (fixture(kind, prefetches: true), fixture(kind, prefetches: false))
    for (step, distance) in path.enumerated() {
      let offset = CGPoint(
        x: kind == .columns ? distance : 0, y: kind == .columns ? 0 : distance)
      for view in [new.view, old.view] {
        view.selectItem(at: .item(step % 15), animated: false, scrollPosition: [])
        view.contentOffset = offset
        view.layoutIfNeeded()
      }
      let cold = fixture(kind, prefetches: true)
      cold.view.selectItem(at: .item(step % 15), animated: false, scrollPosition: [])
      cold.view.contentOffset = offset
      cold.view.layoutIfNeeded()
      let picture = new.picture()
      let isOld = picture == old.picture()
      #expect(isOld, "step \(step) of \(kind)")
      let isCold = picture == cold.picture()
      #expect(isCold, "step \(step) of \(kind), from nothing")
      #expect(new.view.indexPathsForVisibleItems == old.view.indexPathsForVisibleItems)
    }
    #expect(new.view.machine.createdViewCount >= old.view.machine.createdViewCount)
  }
}
