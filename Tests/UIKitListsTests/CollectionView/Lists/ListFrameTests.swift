import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// Frames of UIKit's own lists, iOS 16 to 18, in pixels at 3x or points of the content.
@MainActor @Suite struct ListFrameTests {
  private typealias Section = ListScreen.Section
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func at3x(
    _ size: UIContentSizeCategory = .large, _ body: () -> Void
  ) {
    RenderSession.fresh(
      scale: 3, traits: UITraitCollection(preferredContentSizeCategory: size)
    ).run(body)
  }

  /// Returns the frame of the first header's text in the header.
  private func headerText(_ screen: ListScreen) -> CGRect? {
    let view = screen.view.supplementaryView(
      forElementKind: header, at: IndexPath(item: 0, section: 0))
    guard let cell = view as? UICollectionViewListCell else { return nil }
    cell.layoutIfNeeded()
    let label = cell.contentView.subviews.first { ($0 as? UILabel)?.text?.isEmpty == false }
    return label.map { $0.convert($0.bounds, to: cell) }
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { .list(using: configuration) }

  /// From a view dump at 300 × 500 points: a header above the first section only.
  @Test func aHeaderAboveOneOfTwoSections() {
    at3x {
      let layout = UICollectionViewCompositionalLayout { index, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = index == 0 ? .supplementary : .none
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let screen = ListScreen(
        [Section(rows: ["Item 1"], header: "Section 1"), Section(rows: ["Item 2"])], width: 300,
        height: 500, layout: layout)
      #expect(screen.pixels(of: header, 0) == [48, 0, 804, 116])
      #expect(screen.pixels(0, 0) == [48, 116, 804, 132])
      #expect(screen.pixels(0, 1) == [48, 354, 804, 132])
      #expect(screen.view.contentSize == CGSize(width: 300, height: 182))
      #expect(screen.text(0)?.inPixels.prefix(2) == [48, 36])
      #expect(headerText(screen)?.minX == 16 && headerText(screen)?.inPixels[1] == 51)
      #expect(headerText(screen)?.inPixels[3] == 47)
      let grounds = [0, 1].map {
        layout.layoutAttributesForDecorationView(
          ofKind: ListBackgroundView.kind, at: IndexPath(item: 0, section: $0))?.frame.inPixels
      }
      #expect(grounds == [[-48, -3000, 996, 3301], [-48, 301, 996, 3245]])
    }
  }

  @Test(arguments: [393, 402]) func headersAndFootersFollowWithoutGaps(width: CGFloat) {
    at3x {
      let sections = [
        Section(
          rows: ["Checking", "Savings"], header: "Accounts", footer: "Tap an account"),
        Section(rows: ["Electric", "Internet"], header: "Bills", footer: "Due this month"),
      ]
      let screen = ListScreen(sections, .insetGrouped, width: width)
      let across = (width - 40) * 3
      #expect(screen.pixels(of: header, 0) == [60, 0, across, 116])
      #expect(screen.pixels(0, 0) == [60, 116, across, 132])
      #expect(screen.pixels(1, 0) == [60, 248, across, 132])
      #expect(screen.pixels(of: footer, 0) == [60, 380, across, 101])
      #expect(screen.pixels(of: header, 1) == [60, 481, across, 116])
      #expect(screen.pixels(0, 1) == [60, 597, across, 132])
      #expect(screen.pixels(1, 1) == [60, 729, across, 132])
      #expect(screen.pixels(of: footer, 1) == [60, 861, across, 101])
      #expect(screen.lines(0).map(\.inPixels) == [[60, 131, across - 60, 1]])
      #expect(screen.lines(1) == [])
    }
  }

  @Test func oneRowWithoutAHeader() {
    at3x(.medium) {
      let screen = ListScreen([Section(rows: ["Clean"])], .insetGrouped)
      #expect(screen.pixels(0) == [60, 105, 1050, 132])
      #expect(screen.text(0)?.minX == 20)
    }
  }

  @Test func aHeaderAndTwoRowsAtTheMediumTextSize() {
    at3x(.medium) {
      let screen = ListScreen(
        [Section(rows: ["Option 1", "Option 2"], header: "Code")], .insetGrouped)
      #expect(screen.pixels(of: header, 0) == [60, 0, 1050, 112])
      #expect(screen.pixels(0) == [60, 112, 1050, 132])
      #expect(screen.pixels(1) == [60, 244, 1050, 132])
      #expect(screen.lines(0).map(\.inPixels) == [[60, 131, 990, 1]])
      #expect(screen.lines(1) == [])
    }
  }

  @Test func twoSectionsWithHeadersLie55Apart() {
    at3x(.medium) {
      let rows = ["Abc", "aaaa", "bbbb", "ccccc"]
      let screen = ListScreen(
        [Section(rows: rows, header: "Section 1"), Section(rows: rows, header: "Section 2")],
        .insetGrouped)
      let tops = (0..<2).flatMap { section in
        (0..<4).map { (screen.pixels($0, section)?[1] ?? 0) - 112 }
      }
      #expect(tops == [0, 132, 264, 396, 693, 825, 957, 1089])
    }
  }

  /// From an image with custom header and row views: a header of 32.33 points at the top, rows of
  /// 36.33, separators from the row's margin.
  @Test func ownViewsHaveTheirOwnHeights() {
    at3x {
      final class Row: UICollectionViewListCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.heightAnchor.constraint(equalToConstant: 61 / 3),
          ])
        }

        required init?(coder: NSCoder) { nil }
      }
      let screen = ListScreen(
        [Section(rows: ["", "", ""])], .insetGrouped, width: 375)
      screen.view.register(Row.self, forCellWithReuseIdentifier: "row")
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect((0..<3).map { screen.pixels($0)?[3] } == [109, 109, 109])
      #expect(screen.lines(0).map(\.inPixels) == [[60, 108, 945, 1]])
    }
  }

  @Test func plainListsReachFromEdgeToEdgeAndPinTheirHeaders() {
    at3x {
      let rows = (0..<30).map(String.init)
      let screen = ListScreen(
        [Section(rows: rows, header: "A"), Section(rows: rows, header: "B")], .plain)
      #expect(screen.pixels(of: header, 0)?.prefix(2) == [0, 66])
      #expect(screen.pixels(0)?[2] == CGFloat(1170))
      screen.view.contentOffset.y = 300
      screen.view.layoutIfNeeded()
      #expect(screen.pixels(of: header, 0)?[1] == 900)
      #expect(screen.cell(10)?.layer.cornerRadius == 0)
    }
  }

  @Test func theFirstItemMayBeTheHeader() {
    at3x {
      let screen = ListScreen(
        [Section(rows: ["Head", "One", "Two"])], .insetGrouped,
        configure: { $0.headerMode = .firstItemInSection })
      #expect(screen.pixels(0) == [60, 0, 1050, 116])
      #expect(screen.cell(0)?.layer.maskedCorners == [])
      #expect(
        screen.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(
        screen.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      #expect(screen.lines(0) == [])
    }
  }

  @Test func rowsGrowWithText() {
    at3x(.accessibilityExtraLarge) {
      let screen = ListScreen([Section(rows: ["Text"])], .insetGrouped)
      let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
      #expect(screen.pixels(0)?[3] == (line * 3).rounded(.up) + 66)
    }
  }

  /// A value that does not fit beside its name is below it: two lines of 40 points, 144 pixels in
  /// total, with 3 points between texts and margins of 11.
  ///
  /// A SwiftUI list of iOS 18 has 118.67 points there: its lines are 145 pixels apart without
  /// spacing. Its rows have SwiftUI's contents, not a value cell of UIKit.
  @Test func valuesGoBelowLargeNames() {
    at3x(.accessibilityExtraLarge) {
      let screen = ListScreen(
        [Section(rows: ["San Francisco"])], .insetGrouped,
        dress: { cell, _ in
          var content = UIListContentConfiguration.valueCell()
          (content.text, content.secondaryText) = ("San Francisco", "20 °C, Sunny")
          cell.contentConfiguration = content
        })
      #expect(screen.pixels(0) == [60, 105, 1050, 363])
    }
  }

  @Test func rightToLeftIsTheMirrorPicture() {
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    RenderSession.fresh(scale: 3, traits: right).run {
      let screen = ListScreen(
        [Section(rows: ["One", "Two"])], .insetGrouped,
        dress: { cell, _ in cell.accessories = [.disclosureIndicator()] })
      #expect(screen.pixels(0) == [60, 105, 1050, 132])
      #expect(screen.lines(0).map(\.inPixels) == [[0, 131, 990, 1]])
      #expect((screen.text(0)?.maxX ?? 0) == 330)
    }
  }

  /// Of 100,000 rows, only those that were visible take resources.
  @Test func onlyVisibleRowsOfManyTakeResources() {
    at3x {
      let screen = ListScreen(
        [Section(rows: Array(repeating: "Row", count: 100_000))], .insetGrouped)
      #expect(screen.asked < 40 && screen.view.machine.createdViewCount < 45)
      screen.view.contentOffset.y = 2_000_000
      screen.view.layoutIfNeeded()
      #expect(screen.asked < 80 && screen.view.machine.createdViewCount < 90)
      #expect(screen.view.contentSize.height == CGFloat(4_400_055))
    }
  }

  @Test func roomAboveHeadersIsTheLists() {
    at3x {
      for padding in [0, 9] as [CGFloat] {
        let screen = ListScreen(
          [Section(rows: ["One"], header: "A")], .plain,
          configure: { $0.headerTopPadding = padding })
        #expect(screen.pixels(of: header, 0)?[1] == padding * 3)
      }
    }
  }
}
