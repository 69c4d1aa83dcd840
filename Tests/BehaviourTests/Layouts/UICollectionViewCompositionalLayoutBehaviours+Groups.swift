import Testing
import UIKit

extension UICollectionViewCompositionalLayoutBehaviours {
  /// Returns rows of a height with items of a size.
  @MainActor
  private static func group(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    row: CGFloat = 40, _ change: (NSCollectionLayoutItem) -> Void = { _ in }
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
    change(item)
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(row)), subitems: [item])
  }

  @MainActor
  private static func screen(
    _ counts: [Int], _ group: NSCollectionLayoutGroup, isRightToLeft: Bool = false,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionScreen {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return CollectionScreen(
      counts, layout: UICollectionViewCompositionalLayout(section: section),
      isRightToLeft: isRightToLeft)
  }

  static func addSizes(to list: inout Behaviours) {
    list.row(
      "a list is rows of the group's height", .apple("uikit/uicollectionviewcompositionallayout")
    ) {
      let screen = screen([3], group(.fractionalWidth(1), .fractionalHeight(1), row: 44))
      #expect(
        (0..<3).map { screen.frame($0) }
          == [0, 44, 88].map {
            CGRect(x: 0, y: $0, width: 100, height: 44)
          })
      #expect(screen.view.contentSize == CGSize(width: 100, height: 132))
    }
    list.row(
      "equal fractions of the width make squares", .apple("uikit/nscollectionlayoutdimension")
    ) {
      let screen = screen([6], group(.fractionalWidth(0.2), .fractionalWidth(0.2), row: 20))
      #expect(screen.frame(4) == CGRect(x: 80, y: 0, width: 20, height: 20))
      #expect(screen.frame(5) == CGRect(x: 0, y: 20, width: 20, height: 20))
    }
    list.row(
      "fractions refer to the containing group",
      .apple("uikit/nscollectionlayoutdimension/fractionalheight(_:)")
    ) {
      let screen = screen([1], group(.fractionalHeight(0.5), .fractionalHeight(0.25), row: 60))
      #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 30, height: 15))
    }
    list.row(
      "a dimension returns its kind and value",
      .apple("uikit/nscollectionlayoutdimension/isabsolute")
    ) {
      let dimensions: [NSCollectionLayoutDimension] = [
        .absolute(44), .estimated(30), .fractionalWidth(0.5), .fractionalHeight(0.25),
      ]
      #expect(dimensions.map(\.dimension) == [44, 30, 0.5, 0.25])
      #expect(dimensions.map(\.isAbsolute) == [true, false, false, false])
      #expect(dimensions.map(\.isEstimated) == [false, true, false, false])
      #expect(dimensions.map(\.isFractionalWidth) == [false, false, true, false])
      #expect(dimensions.map(\.isFractionalHeight) == [false, false, false, true])
    }
    list.row(
      "a spacing returns its kind and value", .apple("uikit/nscollectionlayoutspacing/isflexible")
    ) {
      let (fixed, flexible) = (
        NSCollectionLayoutSpacing.fixed(8), NSCollectionLayoutSpacing.flexible(9)
      )
      #expect(fixed.spacing == 8 && fixed.isFixed && !fixed.isFlexible)
      #expect(flexible.spacing == 9 && !flexible.isFixed && flexible.isFlexible)
    }
  }

  static func addGroups(to list: inout Behaviours) {
    list.row(
      "a group has as many items as fit; the others are in the next group",
      .wwdc("2019/215")
    ) {
      let screen = screen([5], group(.absolute(30), .fractionalHeight(1), row: 20))
      #expect((0..<5).map { screen.frame($0)?.minX } == [0, 30, 60, 0, 30])
      #expect(screen.frame(3)?.minY == 20)
    }
    list.row(
      "items of several sizes alternate in a group",
      .apple("uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitems:)")
    ) {
      let (wide, narrow) = (
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.absolute(60), .absolute(20))),
        NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.absolute(40), .absolute(10)))
      )
      let screen = screen(
        [3],
        .horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
          subitems: [wide, narrow]))
      #expect(screen.frame(1) == CGRect(x: 60, y: 0, width: 40, height: 10))
      #expect(screen.frame(2) == CGRect(x: 0, y: 20, width: 60, height: 20))
    }
    list.row(
      "a group repeats its item a number of times, in the item's own size",
      .apple("uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)")
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)))
      let screen = screen(
        [4],
        .horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
          repeatingSubitem: item, count: 3))
      #expect((0..<4).map { screen.frame($0)?.minX } == [0, 25, 50, 0])
      #expect(screen.frame(2)?.width == 25)
    }
    list.row(
      "the older method of repeating makes all items equally wide, less the spaces",
      .apple("uikit/nscollectionlayoutgroup/horizontal(layoutsize:subitem:count:)")
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)), subitem: item,
        count: 3)
      group.interItemSpacing = .fixed(5)
      let screen = screen([4], group)
      #expect((0..<4).map { screen.frame($0)?.minX } == [0, 35, 70, 0])
      #expect(screen.frame(1) == CGRect(x: 35, y: 0, width: 30, height: 20))
    }
    list.row(
      "a vertical group is a column",
      .apple("uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)")
    ) {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.absolute(40), .absolute(25)))
      let screen = screen(
        [4],
        .vertical(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item]))
      #expect((0..<4).map { screen.frame($0)?.minY } == [0, 25, 60, 85])
    }
    list.row(
      "groups can be nested", .apple("uikit/nscollectionlayoutgroup")
    ) {
      let leading = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.7), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
      let trailing = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
        subitems: [small])
      let screen = screen(
        [4],
        .horizontal(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
          subitems: [leading, trailing]))
      #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 70, height: 40))
      #expect(screen.frame(2) == CGRect(x: 70, y: 20, width: 30, height: 20))
      #expect(screen.frame(3) == CGRect(x: 0, y: 40, width: 70, height: 40))
    }
    list.row(
      "a provider determines the frames of a custom group's items",
      .apple("uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)")
    ) {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
      ) { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: width - 20, y: 30, width: 20, height: 20), zIndex: 3),
        ]
      }
      let screen = screen([3], group)
      #expect(screen.frame(1) == CGRect(x: 80, y: 30, width: 20, height: 20))
      #expect(screen.frame(2) == CGRect(x: 5, y: 55, width: 10, height: 10))
      let path = IndexPath(item: 1, section: 0)
      #expect(screen.view.layoutAttributesForItem(at: path)?.zIndex == 3)
    }
    list.row(
      "leading is at the right from right to left", .apple("uikit/nscollectionlayoutedgespacing")
    ) {
      let screen = screen([2], group(.absolute(30), .absolute(20)), isRightToLeft: true)
      #expect((0..<2).map { screen.frame($0)?.minX } == [70, 40])
    }
  }

  static func addSpaces(to list: inout Behaviours) {
    list.row(
      "a fixed space is between the items of a group",
      .apple("uikit/nscollectionlayoutspacing/fixed(_:)")
    ) {
      let group = group(.absolute(30), .absolute(20))
      group.interItemSpacing = .fixed(5)
      let screen = screen([4], group)
      #expect((0..<4).map { screen.frame($0)?.minX } == [0, 35, 70, 0])
    }
    list.row(
      "flexible spaces share the remaining space evenly",
      .apple("uikit/nscollectionlayoutspacing/flexible(_:)")
    ) {
      let group = group(.absolute(26), .absolute(20))
      group.interItemSpacing = .flexible(5)
      let screen = screen([3], group)
      #expect((0..<3).map { screen.frame($0)?.minX } == [0, 37, 74])
    }
    list.row(
      "a flexible space is no less than its minimum",
      .apple("uikit/nscollectionlayoutspacing/flexible(_:)")
    ) {
      let group = group(.absolute(30), .absolute(20))
      group.interItemSpacing = .flexible(15)
      let screen = screen([3], group)
      #expect((0..<3).map { screen.frame($0)?.minX } == [0, 70, 0])
    }
    list.row(
      "groups of a section have its spacing",
      .apple("uikit/nscollectionlayoutsection/intergroupspacing")
    ) {
      let screen = screen([3], group(.fractionalWidth(1), .fractionalHeight(1), row: 20)) {
        $0.interGroupSpacing = 7
      }
      #expect((0..<3).map { screen.frame($0)?.minY } == [0, 27, 54])
      #expect(screen.view.contentSize.height == 74)
    }
    list.row(
      "insets shrink an item in its place", .apple("uikit/nscollectionlayoutitem/contentinsets")
    ) {
      let insets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
      let screen = screen(
        [3], group(.fractionalWidth(0.5), .fractionalHeight(1)) { $0.contentInsets = insets })
      #expect(screen.frame(1) == CGRect(x: 53, y: 2, width: 42, height: 34))
      #expect(screen.frame(2) == CGRect(x: 3, y: 42, width: 42, height: 34))
    }
    list.row(
      "a section's insets narrow its groups",
      .apple("uikit/nscollectionlayoutsection/contentinsets")
    ) {
      let screen = screen([2], group(.fractionalWidth(1), .fractionalHeight(1), row: 20)) {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 8, trailing: 20)
      }
      #expect(screen.frame(0) == CGRect(x: 10, y: 6, width: 70, height: 20))
      #expect(screen.view.contentSize == CGSize(width: 100, height: 54))
    }
    list.row(
      "edge spacing moves an item away from its neighbours",
      .apple("uikit/nscollectionlayoutitem/edgespacing")
    ) {
      let screen = screen(
        [3],
        group(.absolute(30), .absolute(20)) {
          $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(4), top: .fixed(3), trailing: .fixed(6), bottom: nil)
        })
      #expect(screen.frame(0)?.origin == CGPoint(x: 4, y: 3))
      #expect(screen.frame(1)?.origin == CGPoint(x: 44, y: 3))
      #expect(screen.frame(0)?.size == CGSize(width: 30, height: 20))
    }
    list.row(
      "flexible edges centre an item",
      .apple("uikit/nscollectionlayoutspacing")
    ) {
      let screen = screen(
        [1],
        group(.absolute(60), .absolute(20)) {
          $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        })
      #expect(screen.frame(0)?.minX == 20)
    }
  }
}
