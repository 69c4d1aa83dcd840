import Testing
import UIKit

extension UICollectionViewListCellBehaviours {
  /// Returns a list of sections of 30 rows each, without padding above its headers.
  @MainActor
  private static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionScreen {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerTopPadding = 0
    change(&configuration)
    return CollectionScreen(
      [30, 30], width: 320, height: 400,
      layout: UICollectionViewCompositionalLayout.list(using: configuration),
      cell: UICollectionViewListCell.self)
  }

  private static func page(_ page: String) -> Source {
    .apple("uikit/uicollectionlayoutlistconfiguration-swift.struct/\(page)")
  }

  /// Adds rows about cells in a list.
  static func addLists(to list: inout Behaviours) {
    list.row(
      "supplementary headers of plain lists are pinned, those of grouped ones are not",
      page("headermode-swift.enum/supplementary")
    ) {
      let kind = UICollectionView.elementKindSectionHeader
      for (appearance, isPinned) in [
        (UICollectionLayoutListConfiguration.Appearance.plain, true), (.grouped, false),
      ] {
        let screen = self.list(appearance) { $0.headerMode = .supplementary }
        screen.scroll(to: CGPoint(x: 0, y: 300))
        let seen = screen.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
        #expect(seen == (isPinned ? [300] : []))
      }
    }
    list.row(
      "footers of plain lists are pinned", page("footermode-swift.enum/supplementary")
    ) {
      let kind = UICollectionView.elementKindSectionFooter
      let screen = self.list(.plain) { $0.footerMode = .supplementary }
      #expect(screen.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.maxY) == [400])
    }
    list.row(
      "a list has no headers by default",
      page("headermode-swift.property")
    ) {
      let kind = UICollectionView.elementKindSectionHeader
      let screen = self.list(.plain)
      #expect(screen.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
      #expect(screen.cell(0)?.frame.minY == 0)
    }
    list.row(
      "the first item of a section can look like a header",
      page("headermode-swift.enum/firstiteminsection")
    ) {
      let screen = self.list(.insetGrouped) { $0.headerMode = .firstItemInSection }
      let contents = (0..<3).map {
        (screen.cell($0) as? UICollectionViewListCell)?.defaultContentConfiguration()
      }
      #expect(contents[0] != contents[1])
      #expect(contents[1] == contents[2])
    }
    list.row(
      "a separator begins at the first text of a list content",
      .apple("uikit/uicollectionviewlistcell/separatorlayoutguide")
    ) {
      let screen = self.list(.plain)
      guard let cell = screen.cell(1) as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "A"
      content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in }
      cell.contentConfiguration = content
      screen.view.layoutIfNeeded()
      let view = cell.contentView as? UIListContentView
      let text = view?.textLayoutGuide?.layoutFrame ?? .zero
      let line = cell.subviews.first { $0.frame.height == 0.5 && $0.frame.minY > 10 }
      #expect(text.minX > 40)
      #expect(line?.frame.minX == cell.contentView.frame.minX + text.minX)
      #expect(line?.frame.maxX == 320)
    }
    list.row(
      "separators have automatic visibility and insets by default",
      .apple("uikit/uilistseparatorconfiguration-swift.struct/bottomseparatorinsets")
    ) {
      let separators = UIListSeparatorConfiguration(listAppearance: .plain)
      #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
      #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
      #expect(separators.topSeparatorVisibility == .automatic)
      #expect(separators.bottomSeparatorVisibility == .automatic)
    }
    list.row(
      "a swipe requests the actions of its row",
      page("trailingswipeactionsconfigurationprovider")
    ) {
      var asked: [Int] = []
      let screen = self.list(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          asked.append(path.item)
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          ])
        }
      }
      let window = screen.show()
      let middle = screen.cell(2)?.frame.midY ?? 0
      try window.play {
        $0.drag(
          from: CGPoint(x: 250, y: middle), to: CGPoint(x: 150, y: middle), duration: 0.3)
        $0.lift()
      }
      window.clock.settle()
      #expect(Set(asked) == [2])
      #expect((screen.cell(2) as? UICollectionViewListCell)?.configurationState.isSwiped == true)
    }
    list.row(
      "editing accessories appear in the collection view's editing mode",
      .apple("uikit/uicellaccessory-swift.struct/displayedstate/whenediting")
    ) {
      let screen = self.list(.plain)
      guard let cell = screen.cell(0) as? UICollectionViewListCell else { return }
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
      screen.view.layoutIfNeeded()
      let rest = cell.contentView.frame
      screen.view.isEditing = true
      screen.view.layoutIfNeeded()
      #expect(cell.contentView.frame.minX > rest.minX + 20)
      #expect(cell.contentView.frame.maxX > rest.maxX + 10)
      #expect(cell.configurationState.isEditing)
    }
  }
}
