import LayoutGeometry
import Testing
import UIKit

@testable import UIKitLists

/// Misuse traps with UIKit's messages.
@MainActor
@Suite struct CompositionalMisuseTests {
  /// Source: LiveContainer/LiveContainer, issue 1414, a logged exception of iOS 17; the addresses
  /// are those of this process.
  @Test func aGroupWithoutRoomIsNamedInUIKitsWords() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.25), .estimated(94)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(94)), subitems: [item])
    group.interItemSpacing = .fixed(16)
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let screen = CompositionalScreen([0], width: 32, height: 653, layout: layout)
    let container = try #require(layout.container)
    let one = EstimatedSizes(count: 1, estimate: AxisSize(main: 0, cross: 0))
    let described = section.described(sizes: one, &layout.groups)
    let failure = try #require(
      #expect(throws: CompositionalFailure.self) {
        try CompositionalGeometry(
          axis: .vertical, container: container.size, scale: 3, sections: [described])
      })
    let lines = layout.words(for: failure, in: container).components(separatedBy: "\n")
    let place = Self.place
    #expect(lines[0].hasPrefix("<UICollectionViewCompositionalLayout: 0x"))
    #expect(lines[0].contains(place.start))
    #expect(lines[0].hasSuffix(place.end))
    #expect(lines[1] == Self.error)
    #expect(lines[2].hasPrefix("Group: <NSCollectionLayoutGroup 0x"))
    #expect(lines[2].contains("size={.containerWidthFactor(1), .estimated(94)}"))
    #expect(
      lines[3...5] == [
        "\tlayoutDirection: .horizontal", "\tinterItemSpacing=.fixed(16)", "\tsubitems=",
      ])
    #expect(lines[6].hasPrefix("\t\t<NSCollectionLayoutItem 0x"))
    withExtendedLifetime(screen) {}
  }

  private static let place = (
    start: """
    > ran into an error when computing the layout for section at index 0 in container \
    <_UICollectionLayoutContainer: 0x
    """,
    end: """
     contentSize={32, 653}; contentInsets={0, 0, 0, 0}>. Container calculated by applying \
    insets ({0, 0, 0, 0}) from sectionInsetsReference "safeArea" to collection view frame \
    {{0, 0}, {32, 653}}.
    """
  )

  private static let error = """
    Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group or \
    section, or it has no room for any subitems itself. Inspect the parent and ensure the \
    contentInsets ({0, 16, 0, 16}) do not result in a negative effectiveContentSize when applied \
    to size: {32, 653}.
    """

  enum Misuse: String, CaseIterable, Codable, Sendable {
    case insufficientSpace, noSection, twoHeaders

    var sentence: String {
      switch self {
      case .insufficientSpace:
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group"
      case .noSection: "the section provider returned a nil section for index 0"
      case .twoHeaders: "Each boundary supplementary item must have a unique element kind"
      }
    }
  }

  @Test(arguments: Misuse.allCases) func stopsWithItsSentence(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      await MainActor.run { misuse.commit() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.sentence), "\(text)")
  }
}

extension CompositionalMisuseTests.Misuse {
  @MainActor fileprivate func commit() {
    let misuse = self
    let layout = UICollectionViewCompositionalLayout { _, _ in
      guard misuse != .noSection else { return nil }
      let section = NSCollectionLayoutSection.rows(.absolute(misuse == .insufficientSpace ? 0 : 10))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), elementKind: "header",
        alignment: .top)
      section.boundarySupplementaryItems = misuse == .twoHeaders ? [header, header] : []
      return section
    }
    let screen = CompositionalScreen([1], layout: layout)
    screen.view.layoutIfNeeded()
  }
}
