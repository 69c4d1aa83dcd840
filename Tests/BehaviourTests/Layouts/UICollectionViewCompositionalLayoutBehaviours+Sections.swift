import Testing
import UIKit

extension UICollectionViewCompositionalLayoutBehaviours {
  static func addSections(to list: inout Behaviours) {
    list.row(
      "each section has its own description",
      .apple("uikit/uicollectionviewcompositionallayoutsectionprovider")
    ) {
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            .fractionalWidth(index == 0 ? 0.5 : 0.25), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)),
            subitems: [item]))
      }
      let screen = CollectionScreen([2, 4], layout: layout)
      #expect(screen.frame(1) == CGRect(x: 50, y: 0, width: 50, height: 44))
      #expect(screen.frame(3, 1) == CGRect(x: 75, y: 44, width: 25, height: 44))
    }
    list.row(
      "another width requests new section descriptions",
      .apple("uikit/uicollectionviewcompositionallayoutsectionprovider")
    ) {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let isWide = environment.container.effectiveContentSize.width > 150
        return .rows(.absolute(isWide ? 10 : 30))
      }
      let screen = CollectionScreen([1], layout: layout)
      #expect(screen.frame(0)?.height == 30)
      screen.view.frame.size.width = 200
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 10))
    }
    list.row(
      "a provider receives the traits", .apple("uikit/nscollectionlayoutenvironment")
    ) {
      var styles: [UIUserInterfaceStyle] = []
      let layout = UICollectionViewCompositionalLayout { _, environment in
        styles.append(environment.traitCollection.userInterfaceStyle)
        return .rows(.absolute(20))
      }
      let screen = CollectionScreen([1], layout: layout)
      screen.view.overrideUserInterfaceStyle = .dark
      screen.view.layoutIfNeeded()
      #expect(styles.first == .light && styles.last == .dark)
    }
    list.row(
      "a layout scrolls vertically, its sections without space in between, by default",
      .apple("uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing")
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      #expect(configuration.scrollDirection == .vertical)
      #expect(configuration.interSectionSpacing == 0)
      #expect(configuration.boundarySupplementaryItems.isEmpty)
    }
    list.row(
      "a layout's insets refer to the safe area by default",
      .apple("uikit/uicollectionviewcompositionallayoutconfiguration/contentinsetsreference")
    ) {
      #expect(
        UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    }
    list.row(
      "a section's insets have the layout's reference by default",
      .apple("uikit/nscollectionlayoutsection/contentinsetsreference")
    ) {
      let section = NSCollectionLayoutSection.rows(.absolute(20))
      #expect(section.contentInsetsReference == .automatic)
      #expect(section.supplementaryContentInsetsReference == .automatic)
    }
    list.row(
      "another configuration requires layout",
      .apple("uikit/uicollectionviewcompositionallayoutconfiguration")
    ) {
      let layout = UICollectionViewLayout.rows(.absolute(20))
      let screen = CollectionScreen([1, 1], layout: layout)
      #expect(screen.frame(0, 1)?.minY == 20)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 15
      layout.configuration = configuration
      screen.view.layoutIfNeeded()
      #expect(screen.frame(0, 1)?.minY == 35)
    }
    list.row(
      "with horizontal scrolling sections are side by side",
      .apple("uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection")
    ) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let size = NSCollectionLayoutSize(.absolute(60), .fractionalHeight(1))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let screen = CollectionScreen(
        [1, 2],
        layout: UICollectionViewCompositionalLayout(
          section: section, configuration: configuration))
      #expect(screen.frame(1, 1) == CGRect(x: 120, y: 0, width: 60, height: 100))
      #expect(screen.view.contentSize == CGSize(width: 180, height: 100))
    }
    list.row(
      "a section's background covers it, behind all of its items",
      .apple("uikit/nscollectionlayoutdecorationitem")
    ) {
      final class Ground: UICollectionReusableView {}
      let section = NSCollectionLayoutSection.rows(.absolute(20))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
      section.decorationItems = [.background(elementKind: "ground")]
      #expect(section.decorationItems.map(\.zIndex) == [0])
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Ground.self, forDecorationViewOfKind: "ground")
      let screen = CollectionScreen([2], layout: layout)
      let ground = screen.view.subviews.first
      #expect(ground is Ground)
      #expect(ground?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    list.row(
      "a handler receives the visible items and can change them before they are shown",
      .apple("uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler")
    ) {
      let section = NSCollectionLayoutSection.rows(.absolute(25))
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = item.frame.minY < offset.y + 25 ? 0.5 : 1 }
      }
      let screen = CollectionScreen(
        [20], layout: UICollectionViewCompositionalLayout(section: section))
      screen.scroll(to: CGPoint(x: 0, y: 50))
      #expect((2..<6).map { screen.cell($0)?.alpha } == [0.5, 1, 1, 1])
    }
  }

  /// Adds rows about badges, headers and footers.
  static func addSupplementaries(to list: inout Behaviours) {
    @MainActor
    func bar(
      _ alignment: NSRectAlignment, _ kind: String = UICollectionView.elementKindSectionHeader
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(12)), elementKind: kind,
        alignment: alignment)
    }
    @MainActor
    func screen(
      _ items: [NSCollectionLayoutBoundarySupplementaryItem], count: Int = 2,
      _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CollectionScreen {
      let section = NSCollectionLayoutSection.rows(.absolute(20))
      section.boundarySupplementaryItems = items
      change(section)
      return CollectionScreen(
        [count, 1], layout: UICollectionViewCompositionalLayout(section: section))
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    list.row(
      "a boundary item at the top is a header, one at the bottom a footer",
      .apple("uikit/nscollectionlayoutboundarysupplementaryitem")
    ) {
      let screen = screen([bar(.top), bar(.bottom, footer)])
      #expect(screen.frame(of: header) == CGRect(x: 0, y: 0, width: 100, height: 12))
      #expect(screen.frame(0)?.minY == 12)
      #expect(screen.frame(of: footer) == CGRect(x: 0, y: 52, width: 100, height: 12))
      #expect(screen.frame(of: header, 0, 1)?.minY == 64)
    }
    list.row(
      "a boundary item that does not extend the boundary overlaps the content",
      .apple("uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary")
    ) {
      let item = bar(.top)
      #expect(item.extendsBoundary)
      item.extendsBoundary = false
      let screen = screen([item])
      #expect(screen.frame(0)?.minY == 0)
      #expect(screen.frame(of: header)?.minY == 0)
      #expect(screen.frame(0, 1)?.minY == 40)
    }
    list.row(
      "a boundary item scrolls offscreen by default and remains visible if pinned",
      .apple("uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds")
    ) {
      for isPinned in [false, true] {
        let item = bar(.top)
        #expect(!item.pinToVisibleBounds)
        item.pinToVisibleBounds = isPinned
        let screen = screen([item], count: 20)
        screen.scroll(to: CGPoint(x: 0, y: 50))
        let seen = screen.view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY)
        #expect(seen == (isPinned ? [50] : []))
      }
    }
    list.row(
      "an offset moves a boundary item",
      .apple(
        "uikit/nscollectionlayoutboundarysupplementaryitem/"
          + "init(layoutsize:elementkind:alignment:absoluteoffset:)")
    ) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(30), .absolute(12)), elementKind: header,
        alignment: .topTrailing, absoluteOffset: CGPoint(x: -4, y: 0))
      #expect(item.offset == CGPoint(x: -4, y: 0) && item.alignment == .topTrailing)
      #expect(screen([item]).frame(of: header)?.minX == 66)
    }
    list.row(
      "boundary items follow the insets of their section by default",
      .apple("uikit/nscollectionlayoutsection/supplementariesfollowcontentinsets")
    ) {
      for follows in [true, false] {
        let screen = screen([bar(.top)]) {
          #expect($0.supplementariesFollowContentInsets)
          $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 11)
          $0.supplementariesFollowContentInsets = follows
        }
        #expect(
          screen.frame(of: header)
            == (follows
              ? CGRect(x: 9, y: 0, width: 80, height: 12)
              : CGRect(x: 0, y: 0, width: 100, height: 12)))
      }
    }
    list.row(
      "boundary items of a configuration are those of the whole layout",
      .apple("uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems")
    ) {
      let layout = UICollectionViewLayout.rows(.absolute(20))
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [bar(.top), bar(.bottom, footer)]
      layout.configuration = configuration
      let screen = CollectionScreen([1, 1], layout: layout)
      #expect(screen.frame(0, 1)?.minY == 32)
      #expect(screen.view.visibleSupplementaryViews(ofKind: footer).map(\.frame.minY) == [52])
      #expect(screen.view.contentSize.height == 64)
    }
    list.row(
      "a badge extends past a corner by a part of its own size",
      .apple("uikit/nscollectionlayoutanchor")
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.absolute(44), .absolute(44)),
        supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(44)),
          subitems: [item]))
      let screen = CollectionScreen(
        [3], layout: UICollectionViewCompositionalLayout(section: section))
      #expect(screen.frame(of: "badge", 0) == CGRect(x: 30, y: -6, width: 20, height: 20))
      #expect(screen.frame(of: "badge", 2) == CGRect(x: 30, y: 38, width: 20, height: 20))
    }
    list.row(
      "a badge is inside its item by default, and an offset moves it by points",
      .apple("uikit/nscollectionlayoutanchor")
    ) {
      for (offset, place) in [
        (CGPoint.zero, CGPoint(x: 0, y: 30)), (.init(x: 3, y: 5), .init(x: 3, y: 35)),
      ] {
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.bottom, .leading], absoluteOffset: offset))
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(.absolute(40), .absolute(40)),
          supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
            subitems: [item]))
        let screen = CollectionScreen(
          [1], layout: UICollectionViewCompositionalLayout(section: section))
        #expect(screen.frame(of: "badge")?.origin == place)
      }
    }
    list.row(
      "a badge has the index path of its item", .apple("uikit/nscollectionlayoutsupplementaryitem")
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top))
      let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])]))
      let screen = CollectionScreen(
        [2, 1], layout: UICollectionViewCompositionalLayout(section: section))
      let paths = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
      #expect(
        Set(paths) == [
          IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
          IndexPath(item: 0, section: 1),
        ])
      #expect(screen.frame(of: "badge", 1)?.origin == CGPoint(x: 45, y: 20))
    }
  }
}
