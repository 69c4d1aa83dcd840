import Testing
import UIKit

@MainActor
@Suite struct CompositionalLayoutTests {
  private func header(
    _ height: NSCollectionLayoutDimension = .absolute(20), _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), height), elementKind: "header",
      alignment: alignment)
  }

  @Test func everyElementHasItsPlaceAndItsView() {
    let screen = CompositionalScreen([3, 2]) { _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
        supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      section.boundarySupplementaryItems = [self.header()]
      section.decorationItems = [.background(elementKind: "background")]
      return section
    }
    #expect(screen.frame(0) == CGRect(x: 12, y: 27, width: 36, height: 16))
    #expect(screen.frame(2) == CGRect(x: 12, y: 47, width: 36, height: 16))
    #expect(screen.frame(of: "header") == CGRect(x: 10, y: 0, width: 80, height: 20))
    #expect(screen.frame(of: "badge", 1) == CGRect(x: 83, y: 22, width: 10, height: 10))
    #expect(screen.frame(of: "header", 0, 1)?.minY == 70)
    #expect(screen.view.contentSize == CGSize(width: 100, height: 120))
    #expect(
      screen.view.visibleCells.map(\.frame) == [0, 1, 2].compactMap { screen.frame($0) }
        + [screen.frame(0, 1), screen.frame(1, 1)].compactMap(\.self))
    #expect(screen.view.visibleSupplementaryViews(ofKind: "badge").count == 5)
    let backgrounds = screen.view.subviews.filter { type(of: $0) == UICollectionReusableView.self }
    #expect(backgrounds.map(\.frame.height) == [70, 50])
    #expect(screen.view.subviews.first === backgrounds.first)
    screen.view.machine._checkInvariants()
  }

  @Test func objectsAreCopiedWhenTheyAreHandedOver() {
    let size = layoutSize(.fractionalWidth(1), .absolute(20))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    item.contentInsets.top = 5
    group.contentInsets.top = 5
    section.contentInsets.top = 5
    let screen = CompositionalScreen([1], layout: layout)
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func fromRightToLeftEverythingIsMirrored() {
    let screen = CompositionalScreen([2], isRightToLeft: true) { _ in
      let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(30), .absolute(20)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(20)), subitems: [item]))
      section.contentInsets.leading = 4
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.absolute(10), .absolute(5)), elementKind: "header",
          alignment: .topLeading)
      ]
      return section
    }
    #expect(screen.frame(0) == CGRect(x: 66, y: 5, width: 30, height: 20))
    #expect(screen.frame(1) == CGRect(x: 36, y: 5, width: 30, height: 20))
    #expect(screen.frame(of: "header") == CGRect(x: 86, y: 0, width: 10, height: 5))
  }

  @Test func theProviderReceivesItsEnvironment() {
    var heard: [(Int, CGSize)] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      heard.append((index, environment.container.effectiveContentSize))
      return .rows(.absolute(10))
    }
    let screen = CompositionalScreen([1, 1], width: 120, height: 80, layout: layout)
    #expect(heard.map(\.0) == [0, 1])
    #expect(heard.allSatisfy { $0.1 == CGSize(width: 120, height: 80) })
    screen.view.contentOffset.y = 3
    screen.view.layoutIfNeeded()
    #expect(heard.count == 2, "scrolling requests no section")
    screen.view.frame.size.width = 90
    screen.view.layoutIfNeeded()
    #expect(heard.count == 4)
    #expect(screen.frame(0)?.width == 90)
  }

  @Test func aNewConfigurationShowsAtOnceAndALaterChangeOfItNever() {
    let screen = CompositionalScreen([1, 1]) { _ in .rows(.absolute(10)) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    screen.layout.configuration = configuration
    configuration.interSectionSpacing = 50
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 1)?.minY == 17)
  }

  @Test func pinnedHeadersFollowTheOffset() {
    let screen = CompositionalScreen([10, 10]) { _ in
      let section = NSCollectionLayoutSection.rows(.absolute(20))
      let header = self.header()
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    screen.scroll(to: 50)
    #expect(screen.view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [50])
    screen.scroll(to: 210)
    #expect(
      screen.view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [200, 220])
    screen.view.machine._checkInvariants()
  }

  @Test func theWholeLayoutHasHeadersOfItsOwn() {
    let screen = CompositionalScreen([2]) { _ in .rows(.absolute(20)) }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(15)), elementKind: "whole",
        alignment: .top)
    ]
    screen.layout.configuration = configuration
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0)?.minY == 15)
    #expect(screen.view.visibleSupplementaryViews(ofKind: "whole").map(\.frame.height) == [15])
    #expect(
      screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "whole")
        == [IndexPath(index: 0)])
  }

  @Test func customGroupsSeeTheGroupsOwnContainer() {
    let screen = CompositionalScreen([3]) { _ in
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(40))
      ) { environment in
        let size = environment.container.contentSize
        return [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: 0, width: size.width, height: 10)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 10, y: 20, width: 10, height: size.height / 2), zIndex: 4),
        ]
      }
      return NSCollectionLayoutSection(group: group)
    }
    #expect(screen.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(screen.frame(1) == CGRect(x: 10, y: 20, width: 10, height: 20))
    #expect(screen.frame(2)?.minY == 40)
  }

  @Test func horizontalLayoutsScrollSideways() {
    let screen = CompositionalScreen([9], direction: .horizontal) { _ in
      let item = NSCollectionLayoutItem(
        layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)))
      return NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: layoutSize(.absolute(60), .fractionalHeight(1)), subitems: [item]))
    }
    #expect(screen.view.contentSize == CGSize(width: 300, height: 100))
    screen.scroll(to: 200)
    #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [6, 7, 8])
  }

  @Test func itemsCanBeInsertedDeletedAndMoved() {
    let screen = CompositionalScreen([3, 2]) { _ in .rows(.absolute(10)) }
    let last = screen.cell(1, 1)
    screen.counts = [4]
    screen.view.performBatchUpdates {
      screen.view.deleteSections([0])
      screen.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    }
    screen.view.layoutIfNeeded()
    #expect(screen.cell(3) === last)
    #expect(screen.view.contentSize.height == 40)
    screen.view.machine._checkInvariants()
  }

  @Test func handlersReceiveVisibleItemsAndChangeThem() {
    var seen: [[Int]] = []
    let screen = CompositionalScreen([20]) { _ in
      let section = NSCollectionLayoutSection.rows(.absolute(25))
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        #expect(environment.container.contentSize == CGSize(width: 100, height: 100))
        seen.append(items.map(\.indexPath.item))
        for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
      }
      return section
    }
    screen.scroll(to: 60)
    #expect(seen.last == [2, 3, 4, 5, 6])
    #expect(screen.cell(2)?.alpha == 0.5)
    #expect(screen.cell(3)?.alpha == 1)
  }

  @Test func visualDescriptionsDrawTheGroup() {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(40)), subitems: [item])
    let text = group.visualDescription()
    #expect(
      text.hasSuffix(
        """
        +------------------++------------------+
        |                  ||                  |
        |                  ||                  |
        +------------------++------------------+
        """))
    #expect(text.contains("layoutDirection: .horizontal"))
  }

  @Test func visibleItemsAreNoDynamicItems() {
    var kinds: [Bool] = []
    let screen = CompositionalScreen([3]) { _ in
      let section = NSCollectionLayoutSection.rows(.absolute(25))
      section.visibleItemsInvalidationHandler = { items, _, _ in
        kinds += items.map { ($0 as Any) is any UIDynamicItem }
      }
      return section
    }
    screen.scroll(to: 0)
    #expect(!kinds.isEmpty && !kinds.contains(true))
  }
}
