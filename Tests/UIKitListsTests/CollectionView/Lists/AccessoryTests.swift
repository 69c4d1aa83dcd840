import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitLists

/// Individual accessories: detail buttons, menus, colours; and the plain sidebar.
@MainActor @Suite struct AccessoryTests {
  private func screen(_ accessories: [UICellAccessory]) -> ListScreen {
    ListScreen(
      [ListScreen.Section(rows: ["One", "Two"])], .plain,
      dress: { cell, _ in cell.accessories = accessories })
  }

  private func views(_ screen: ListScreen) -> [RowAccessoryView] {
    screen.cell(0)?.subviews.compactMap { $0 as? RowAccessoryView } ?? []
  }

  private func labels(_ view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
  }

  @Test func aDetailButtonIsTappedForItself() {
    RenderSession.fresh(scale: 2).run {
      var taps = 0
      let screen = screen([.detail { taps += 1 }])
      let window = UIWindow(frame: screen.view.frame)
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      let button = views(screen).first
      #expect(button?.frame.maxX == 370 && button?.frame.width == 22)
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 360, y: 22))
      finger.up()
      #expect(taps == 1 && screen.view.indexPathsForSelectedItems == [])
    }
  }

  @Test func aMenuShowsWhatIsChosen() {
    RenderSession.fresh(scale: 2).run {
      let chosen = UIAction(title: "By name", state: .on) { _ in }
      let menu = UIMenu(children: [UIAction(title: "By date") { _ in }, chosen])
      let screen = screen([.popUpMenu(menu)])
      let view = views(screen).first
      #expect(view.map(labels) == ["By name"])
      #expect(view?.subviews.count == 2 && view?.frame.maxX == 370)
      // Touches of it are the row's.
      #expect(view?.isUserInteractionEnabled == false)
    }
  }

  /// The colours of a circle and of its symbol.
  @Test func circlesHaveTwoColours() {
    RenderSession.fresh(scale: 2).run {
      let screen = screen([
        .delete(
          displayed: .always, options: .init(tintColor: .black, backgroundColor: .systemYellow)),
        .insert(displayed: .always),
      ])
      let parts = views(screen).map { $0.subviews.compactMap { $0 as? SymbolView } }
      #expect(parts.map(\.count) == [2, 2])
      let colors = parts.map { $0.map(\.color) }
      #expect(colors == [[.systemYellow, .black], [.systemGreen, .white]])
    }
  }

  @Test func hiddenAccessoriesKeepTheirRoom() {
    RenderSession.fresh(scale: 2).run {
      let (shown, hidden) = (
        screen([.checkmark()]), screen([.checkmark(options: .init(isHidden: true))])
      )
      #expect(views(hidden).first?.isHidden == true)
      #expect(
        hidden.cell(0)?.contentView.frame.width == shown.cell(0)?.contentView.frame.width)
      let wide = screen([.checkmark(options: .init(reservedLayoutWidth: .custom(60)))])
      #expect(views(wide).first?.frame.width == 60)
    }
  }

  /// The plain sidebar has rows without separators on a collection view's background; selected rows
  /// have a rounded background.
  @Test func aSidebarOnAPlainGround() {
    RenderSession.fresh(scale: 2).run {
      let screen = ListScreen(
        [ListScreen.Section(rows: ["One", "Two"], header: "Top")], .sidebarPlain)
      #expect(screen.lines(0).isEmpty && screen.cell(0)?.listPosition?.background == nil)
      #expect(screen.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
      let sidebar = ListScreen(
        [ListScreen.Section(rows: ["One", "Two"], header: "Top")], .sidebar)
      #expect(screen.pixels(0) == sidebar.pixels(0))
      let kinds = [screen, sidebar].map { screen in
        screen.view.subviews.contains { $0 is ListBackgroundView }
      }
      #expect(kinds == [false, true])
    }
  }
}
