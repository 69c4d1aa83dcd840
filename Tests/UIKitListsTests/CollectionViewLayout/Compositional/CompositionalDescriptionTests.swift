import Sessions
import Testing
import UIKit

/// The effects of individual properties on frames.
@MainActor
@Suite struct CompositionalDescriptionTests {
  private let full = layoutSize(.fractionalWidth(1), .absolute(10))

  private func rows() -> NSCollectionLayoutSection { .rows(.absolute(10)) }

  @Test func aRepeatedSubitemKeepsItsLength() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(20), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: full, repeatingSubitem: item, count: 3)
    let screen = CompositionalScreen([4]) { _ in NSCollectionLayoutSection(group: group) }
    #expect((0..<4).map { screen.frame($0)?.minX } == [0, 20, 40, 0])
    #expect(screen.frame(3) == CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  /// Siblings have the height of the highest one in their group.
  @Test func uniformSiblingsAreAsHighAsTheHighest() {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let screen = CompositionalScreen([4]) { _ in NSCollectionLayoutSection(group: group) }
    screen.wish = { path, size in
      CGSize(width: size.width, height: [30, 50, 10, 15][path.item])
    }
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect((0..<4).map { screen.frame($0)?.height } == [50, 50, 15, 15])
    #expect(screen.view.contentSize.height == 65)
  }

  @Test func sectionsKeepToWhatTheirInsetsAreCountedFrom() {
    for (reference, x) in [(UIContentInsetsReference.none, 0), (.layoutMargins, 8)] {
      let section = rows()
      section.contentInsetsReference = reference
      let screen = CompositionalScreen([1]) { _ in section }
      #expect(screen.frame(0) == CGRect(x: x, y: 0, width: 100 - 2 * x, height: 10))
    }
  }

  /// 672 points at the default text size, centred, and more for larger text.
  @Test func readableContentStaysNarrow() {
    let section = rows()
    section.contentInsetsReference = .readableContent
    section.supplementaryContentInsetsReference = .readableContent
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: full, elementKind: "header", alignment: .top)
    ]
    func frames(_ category: UIContentSizeCategory) -> [CGRect] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return RenderSession.fresh(scale: 2).withScreen(scale: 2, traits: traits).run {
        let screen = CompositionalScreen([1], width: 1024) { _ in section }
        return [screen.frame(0), screen.frame(of: "header")].compactMap(\.self)
      }
    }
    #expect(frames(.large).map(\.minX) == [176, 176])
    #expect(frames(.large).map(\.width) == [672, 672])
    #expect(frames(.small).allSatisfy { $0.width < 672 } && frames(.small).count == 2)
    #expect(frames(.extraLarge).allSatisfy { $0.width > 672 })
    // On a phone, the margins apply.
    let narrow = CompositionalScreen([1]) { _ in section }
    #expect(narrow.frame(0) == CGRect(x: 8, y: 10, width: 84, height: 10))
  }

  @Test func headersKeepToWhatTheirInsetsAreCountedFrom() {
    for (reference, x) in [(UIContentInsetsReference.none, 0), (.layoutMargins, 8)] {
      let section = rows()
      section.supplementaryContentInsetsReference = reference
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: full, elementKind: "header", alignment: .top)
      ]
      let screen = CompositionalScreen([1]) { _ in section }
      #expect(screen.frame(of: "header") == CGRect(x: x, y: 0, width: 100 - 2 * x, height: 10))
      #expect(screen.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 10))
    }
  }

  @Test func rowsSlowDownAndBounceAsTheirSectionSpecifies() {
    for isFast in [false, true] {
      let section = NSCollectionLayoutSection.shelf()
      section.orthogonalScrollingProperties.decelerationRate = isFast ? .fast : .normal
      section.orthogonalScrollingProperties.bounce = isFast ? .never : .always
      let screen = CompositionalScreen([9]) { _ in section }
      #expect(screen.row(0)?.decelerationRate == (isFast ? .fast : .normal))
      #expect(screen.row(0)?.bounces == !isFast)
    }
  }
}
