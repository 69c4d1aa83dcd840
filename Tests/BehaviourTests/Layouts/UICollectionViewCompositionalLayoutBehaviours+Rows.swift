import Testing
import UIKit

extension UICollectionViewCompositionalLayoutBehaviours {
  /// Returns a section of cards of 40 by 30, 10 apart, that scrolls orthogonally.
  @MainActor
  private static func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.absolute(40), .absolute(30))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Drags a section to the left by some points, slowly, and returns where it comes to rest.
  @MainActor
  private static func rest(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, draggedBy distance: CGFloat
  ) throws -> CGFloat? {
    let screen = CollectionScreen(
      [10], layout: UICollectionViewCompositionalLayout(section: shelf(behavior)))
    let window = screen.show()
    try window.play {
      $0.down(at: CGPoint(x: 90, y: 15))
      $0.move(to: CGPoint(x: 90 - distance, y: 15), duration: 0.5)
      $0.wait(0.3)
      $0.lift()
    }
    window.clock.settle()
    return (screen.view.visibleCells.first?.superview as? UIScrollView)?.contentOffset.x
  }

  static func addRows(to list: inout Behaviours) {
    list.row(
      "a section scrolls with its layout by default",
      .apple("uikit/nscollectionlayoutsection/orthogonalscrollingbehavior")
    ) {
      let section = NSCollectionLayoutSection.rows(.absolute(20))
      #expect(section.orthogonalScrollingBehavior == .none)
      #expect(section.orthogonalScrollingProperties.bounce == .automatic)
      #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
    }
    list.row(
      "an orthogonal section lays its groups out across the layout",
      .apple("uikit/uicollectionlayoutsectionorthogonalscrollingbehavior")
    ) {
      let screen = CollectionScreen(
        [10, 1], layout: UICollectionViewCompositionalLayout(section: shelf(.continuous)))
      #expect((0..<3).map { screen.frame($0)?.minX } == [0, 50, 100])
      #expect(screen.frame(0, 1)?.minY == 30)
      #expect(screen.view.contentSize == CGSize(width: 100, height: 60))
      #expect(screen.view.indexPathsForVisibleItems.count == 3)
    }
    list.row(
      "a continuous section rests at any offset",
      .apple("uikit/uicollectionlayoutsectionorthogonalscrollingbehavior/continuous")
    ) {
      let rest = try rest(.continuous, draggedBy: 65)
      #expect((rest ?? 0) > 50 && (rest ?? 0) < 70 && rest != 50)
    }
    list.row(
      "with the leading boundary a section rests at the beginning of a group",
      .apple(
        "uikit/uicollectionlayoutsectionorthogonalscrollingbehavior/continuousgroupleadingboundary"
      )
    ) {
      let rest = try rest(.continuousGroupLeadingBoundary, draggedBy: 65)
      #expect(rest == 50)
    }
    list.row(
      "with group paging a section scrolls by one group",
      .apple("uikit/uicollectionlayoutsectionorthogonalscrollingbehavior/grouppaging")
    ) {
      let rest = try rest(.groupPaging, draggedBy: 45)
      #expect(rest == 50)
    }
    list.row(
      "group paging can centre the groups",
      .apple("uikit/uicollectionlayoutsectionorthogonalscrollingbehavior/grouppagingcentered")
    ) {
      let rest = try rest(.groupPagingCentered, draggedBy: 45)
      #expect(rest == 20)
    }
    list.row(
      "with paging a section scrolls by its own width",
      .apple("uikit/uicollectionlayoutsectionorthogonalscrollingbehavior/paging")
    ) {
      let rest = try rest(.paging, draggedBy: 70)
      #expect(rest == 100)
    }
    list.row(
      "the visible items handler receives the section's own offset",
      .apple("uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler")
    ) {
      let section = shelf(.continuous)
      var offsets: [CGFloat] = []
      section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
      let screen = CollectionScreen(
        [10], layout: UICollectionViewCompositionalLayout(section: section))
      let row = screen.view.visibleCells.first?.superview as? UIScrollView
      row?.contentOffset.x = 35
      screen.view.layoutIfNeeded()
      #expect(offsets.last == 35)
      #expect(screen.view.contentOffset == .zero)
    }
    list.row(
      "a section's orthogonal scrolling does not call the delegate",
      .report("https://github.com/apptekstudios/ASCollectionView/issues/136")
    ) {
      final class Delegate: NSObject, UICollectionViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      }
      let delegate = Delegate()
      let screen = CollectionScreen(
        [10], layout: UICollectionViewCompositionalLayout(section: shelf(.continuous)),
        delegate: delegate)
      let before = delegate.scrolls
      let row = screen.view.visibleCells.first?.superview as? UIScrollView
      row?.contentOffset.x = 35
      screen.view.layoutIfNeeded()
      #expect(delegate.scrolls == before)
    }
  }

  /// Adds rows about sizes that are estimated until cells are visible.
  static func addEstimates(to list: inout Behaviours) {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = attributes.indexPath.item == 1 ? 50 : 30
        return attributes
      }
    }
    list.row(
      "cells' preferred sizes replace an estimate",
      .apple("uikit/nscollectionlayoutdimension/estimated(_:)")
    ) {
      let screen = CollectionScreen([3], layout: .rows(.estimated(44)), cell: Tall.self)
      #expect((0..<3).map { screen.frame($0)?.minY } == [0, 30, 80])
      #expect(screen.view.contentSize.height == 110)
    }
    list.row(
      "offscreen items are as high as the estimate",
      .apple("uikit/nscollectionlayoutdimension/estimated(_:)")
    ) {
      let screen = CollectionScreen([50], layout: .rows(.estimated(44)), cell: Tall.self)
      #expect(screen.frame(0)?.height == 30 && screen.frame(49)?.height == 44)
    }
    list.row(
      "an absolute size is kept, whatever size a cell prefers",
      .apple("uikit/nscollectionlayoutdimension/absolute(_:)")
    ) {
      let screen = CollectionScreen([2], layout: .rows(.absolute(20)), cell: Tall.self)
      #expect((0..<2).map { screen.frame($0)?.height } == [20, 20])
    }
    list.row(
      "insets of an item have no effect on an estimated axis",
      .apple("uikit/nscollectionlayoutitem/contentinsets")
    ) {
      let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 5)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      let screen = CollectionScreen(
        [1], layout: UICollectionViewCompositionalLayout(section: section), cell: Tall.self)
      #expect(screen.frame(0) == CGRect(x: 5, y: 0, width: 90, height: 30))
    }
    list.row(
      "with uniformAcrossSiblings items are as high as the highest",
      .apple("uikit/nscollectionlayoutdimension/uniformacrosssiblings(estimate:)")
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          .fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(40)),
          repeatingSubitem: item, count: 2))
      let screen = CollectionScreen(
        [2], layout: UICollectionViewCompositionalLayout(section: section), cell: Tall.self)
      #expect((0..<2).map { screen.frame($0)?.height } == [50, 50])
    }
    list.row(
      "by default a list has no headers or footers, and automatic top padding of headers",
      .apple("uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property")
    ) {
      let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      #expect(configuration.appearance == .insetGrouped)
      #expect(configuration.headerMode == .none && configuration.footerMode == .none)
      #expect(configuration.headerTopPadding == nil && configuration.backgroundColor == nil)
      #expect(configuration.showsSeparators)
    }
  }
}
