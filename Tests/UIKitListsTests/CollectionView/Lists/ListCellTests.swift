import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// The accessories of rows.
@MainActor @Suite struct ListCellTests {
  private typealias Section = ListScreen.Section

  private func at3x(_ body: () -> Void) {
    RenderSession.fresh(
      scale: 3, traits: UITraitCollection(preferredContentSizeCategory: .medium)
    ).run(body)
  }

  private func screen(
    _ rows: [String] = ["One", "Two", "Three"],
    dress: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in },
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ListScreen {
    ListScreen([Section(rows: rows)], .insetGrouped, configure: configure, dress: dress)
  }

  /// Returns the frames of a row's symbols, in points of the row.
  private func ink(_ cell: UICollectionViewListCell?) -> [CGRect] {
    guard let cell else { return [] }
    return cell.subviews.compactMap { $0 as? RowAccessoryView }.flatMap { accessory in
      accessory.layoutIfNeeded()
      return accessory.subviews.map { $0.convert($0.bounds, to: cell) }
    }
  }

  /// UIKit's chevron ends 20.67 points before the card's edge, its check mark 22.33.
  @Test func signsStandWhereUIKitsDo() {
    at3x {
      let screen = screen { cell, path in
        cell.accessories = path.item == 0 ? [.disclosureIndicator()] : [.checkmark()]
      }
      let chevron = ink(screen.cell(0))[0]
      #expect(abs(350 - chevron.maxX - 20.667) < 0.01 && abs(chevron.midY - 22) < 0.01)
      #expect(abs(chevron.width - 6.667) < 0.01 && abs(chevron.height - 11.333) < 0.01)
      let check = ink(screen.cell(1))[0]
      #expect(abs(350 - check.maxX - 22.333) < 0.01)
      #expect(abs(check.width - 14) < 0.01 && abs(check.height - 13.667) < 0.01)
    }
  }

  /// UIKit's circle extends from 21.33 to 41.67, and the text begins at 59.
  @Test func theSelectionCircleShowsWhileEditing() {
    at3x {
      let screen = screen { cell, _ in cell.accessories = [.multiselect()] }
      #expect(ink(screen.cell(0)).isEmpty && screen.text(0)?.minX == 20)
      screen.view.isEditing = true
      screen.view.allowsMultipleSelectionDuringEditing = true
      screen.view.layoutIfNeeded()
      let circle = ink(screen.cell(0))[0]
      #expect(abs(circle.minX - 21.333) < 0.01 && abs(circle.width - 20.333) < 0.01)
      #expect(screen.text(0)?.minX == 59)
      #expect(ink(screen.cell(0)).count == 1)
      screen.view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      screen.view.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      screen.view.layoutIfNeeded()
      #expect(ink(screen.cell(0)).count == 2 && ink(screen.cell(1)).count == 2)
      #expect(screen.cell(0)?.configurationState.isEditing == true)
      screen.view.isEditing = false
      screen.view.layoutIfNeeded()
      #expect(ink(screen.cell(0)).isEmpty)
      #expect(screen.view.indexPathsForSelectedItems == [])
    }
  }

  @Test func accessoriesComeInTheSystemsOrder() {
    at3x {
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      let screen = screen { cell, _ in
        cell.accessories = [
          .label(text: "9"), .disclosureIndicator(), .checkmark(), .reorder(displayed: .always),
          .delete(displayed: .always),
          .customView(configuration: .init(customView: own, placement: .trailing())),
        ]
      }
      let shown = UICellAccessory.visible(
        screen.cell(0)?.accessories ?? [], leading: false, isEditing: true)
      #expect(
        shown.map(\.accessoryType) == [
          .reorder, .disclosureIndicator, .checkmark, .label,
          .customView(own),
        ])
      let edges = screen.cell(0)?.subviews.compactMap { $0 as? RowAccessoryView }.map(\.frame)
      #expect(edges?.count == 6 && edges?.allSatisfy { $0.minX >= 0 && $0.maxX <= 350 } == true)
      #expect(screen.cell(0)?.contentView.frame.maxX == own.superview?.frame.minX)
    }
  }

  @Test func ownAccessoriesChooseTheirPlace() {
    at3x {
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      let outermost = UICellAccessory.customView(
        configuration: .init(
          customView: own, placement: .trailing(at: { _ in 0 }),
          reservedLayoutWidth: .custom(50)))
      let shown = UICellAccessory.visible(
        [.disclosureIndicator(), outermost], leading: false, isEditing: false)
      #expect(shown[0].accessoryType == .customView(own))
      let screen = screen { cell, _ in cell.accessories = [outermost] }
      #expect(screen.cell(0)?.contentView.frame.width == 280)
      #expect(own.convert(own.bounds, to: screen.cell(0)).midX == 305)
    }
  }

  @Test func indentationMovesContentAndLine() {
    at3x {
      let screen = screen { cell, path in cell.indentationLevel = path.item }
      #expect((0..<3).map { screen.text($0)?.minX } == [20, 30, 40])
      #expect(screen.lines(1).map(\.inPixels[0]) == [90])
    }
  }

  @Test func linesFollowTheirConfiguration() {
    at3x {
      let screen = screen(configure: { configuration in
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, resolved in
          var own = resolved
          if path.item == 0 {
            own.bottomSeparatorInsets = NSDirectionalEdgeInsets(
              top: 0, leading: 5, bottom: 0, trailing: 7)
            own.topSeparatorVisibility = .visible
          }
          if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
          if path.item == 2 { own.bottomSeparatorVisibility = .visible }
          return own
        }
      })
      #expect(screen.lines(0).map(\.inPixels) == [[60, 0, 990, 1], [15, 131, 1014, 1]])
      #expect(screen.lines(1).isEmpty && screen.lines(2).count == 1)
      let line = screen.cell(0)?.subviews.last { $0.frame.height < 1 }
      #expect(line?.backgroundColor == .red)
      #expect(self.screen(configure: { $0.showsSeparators = false }).lines(0).isEmpty)
    }
  }

  @Test func aLineFollowsTheGuide() {
    at3x {
      let screen = screen { cell, _ in
        cell.separatorLayoutGuide.leadingAnchor.constraint(
          equalTo: cell.leadingAnchor, constant: 77
        ).isActive = true
      }
      #expect(screen.lines(0).map(\.inPixels[0]) == [231])
    }
  }

  @Test func theLineBeginsAtTheTextBehindAnImage() {
    at3x {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
      let screen = screen { cell, _ in
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", image)
        cell.contentConfiguration = content
      }
      #expect(screen.text(0)?.minX == 60 && screen.lines(0).map(\.inPixels[0]) == [180])
    }
  }

  @Test func cardsAreRoundAtTheirEndsOnly() {
    at3x {
      let screen = screen()
      #expect((0..<3).map { screen.cell($0)?.layer.cornerRadius } == [10, 0, 10])
      #expect(self.screen(["One"]).cell(0)?.layer.maskedCorners == .all)
      #expect((0..<3).map { screen.cell($0)?.clipsToBounds } == [true, false, true])
    }
  }

  @Test func groundsAreThoseOfTheAppearance() {
    at3x {
      @MainActor func ground(_ appearance: UICollectionLayoutListConfiguration.Appearance)
        -> UIColor?
      {
        let screen = ListScreen([Section(rows: ["One"])], appearance)
        return screen.cell(0)?.backgroundConfiguration?.backgroundColor
      }
      #expect(ground(.plain) == .systemBackground)
      #expect(ground(.insetGrouped) == .secondarySystemGroupedBackground)
      #expect(ground(.grouped) == .secondarySystemGroupedBackground)
      #expect(ground(.sidebar) == .clear)
    }
  }

  @Test func aBackgroundOfOnesOwnStays() {
    at3x {
      let screen = screen { cell, _ in
        var own = UIBackgroundConfiguration.listGroupedCell()
        own.backgroundColor = .yellow
        cell.backgroundConfiguration = own
      }
      #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .yellow)
    }
  }
}
