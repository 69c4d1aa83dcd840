import Sessions
import Testing
import UIKit

@testable import UIKitLists

/// The parts of a table's appearance that code can change.
@MainActor @Suite struct TableAppearanceTests {
  private func window(_ screen: TableScreen) -> UIWindow {
    let window = UIWindow(frame: screen.table.frame)
    window.addSubview(screen.table)
    window.layoutIfNeeded()
    return window
  }

  /// A common pattern in apps.
  private final class Painter: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      let header = view as? UITableViewHeaderFooterView
      header?.textLabel?.textColor = .red
      header?.textLabel?.text = header?.textLabel?.text?.lowercased()
      header?.textLabel?.font = .systemFont(ofSize: 30)
    }
  }

  private func labels(in view: UIView?) -> [UILabel] {
    (view?.subviews ?? []).flatMap { view in
      (view as? UILabel).map { [$0] } ?? labels(in: view)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aTitlesLabelIsTheOneThatIsShown(_ style: UITableView.Style) {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]], style)
      screen.headers = ["Title"]
      let painter = Painter()
      screen.table.delegate = painter
      screen.lay()
      let header = screen.table.headerView(forSection: 0)
      let shown = labels(in: header).filter { $0.text?.isEmpty == false }
      #expect(shown.count == 1)
      #expect(shown.first === header?.textLabel)
      #expect(shown.first?.text == "title")
      #expect(shown.first?.textColor == .red)
      #expect(shown.first?.font.pointSize == 30)
      #expect((header?.frame.height ?? 0) > 35, "the row has the font's height")
    }
  }

  @Test func aTitlesLabelLooksAsItsContentDoes() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]], .insetGrouped)
      screen.headers = ["Title"]
      screen.footers = ["A footer of so many words that it needs a second line, as many do have."]
      screen.lay()
      for view in [screen.table.headerView(forSection: 0), screen.table.footerView(forSection: 0)] {
        let label = view?.textLabel
        var content = view?.defaultContentConfiguration()
        content?.text = label?.text
        let model = content.map { UIListContentView(configuration: $0) }
        model?.frame = view?.bounds ?? .zero
        model?.layoutMargins = view?.layoutMargins ?? .zero
        #expect(label?.font == content?.textProperties.font)
        #expect(label?.textColor == content?.textProperties.color)
        #expect(label?.superview != nil && label?.text?.isEmpty == false)
      }
    }
  }

  @Test func theIndexShowsAMagnifyingGlass() {
    RenderSession.fresh(scale: 2).run {
      let view = SectionIndexView(frame: CGRect(x: 0, y: 0, width: 15, height: 100))
      view.titles = [UITableView.indexSearch, "A"]
      view.layoutIfNeeded()
      #expect(labels(in: view).map(\.text) == ["A"])
      let glass = view.subviews.compactMap { $0 as? UIImageView }.first
      #expect(glass?.image != nil && glass?.frame.midY ?? 0 < labels(in: view)[0].frame.minY)
    }
  }

  @Test func severalSelectedRowsHaveTheirOwnBackground() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a", "b"]])
      let (one, several) = (UIView(), UIView())
      screen.dress = { cell, path in
        guard path.row == 0 else { return }
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
      }
      screen.lay()
      let path = IndexPath(row: 0, section: 0)
      screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
      screen.lay()
      #expect(one.superview != nil && several.superview == nil)
      screen.table.deselectRow(at: path, animated: false)
      screen.table.allowsMultipleSelection = true
      screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
      screen.lay()
      #expect(several.superview != nil && several.frame == screen.cell(0)?.bounds)
      #expect(one.superview == nil || one.isHidden)
      screen.table.deselectRow(at: path, animated: false)
      screen.lay()
      #expect(several.superview == nil || several.isHidden)
    }
  }

  /// Grouped rows that do not indent keep their content's position; plain ones always indent.
  private final class Still: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
  }

  @Test func rowsThatDoNotIndentKeepTheirContent() {
    RenderSession.fresh(scale: 2).run {
      let screen = TableScreen([["a"]], .grouped)
      let still = Still()
      screen.table.delegate = still
      screen.lay()
      let before = screen.cell(0)?.contentView.frame.minX
      screen.table.setEditing(true, animated: false)
      screen.lay()
      #expect(screen.cell(0)?.shouldIndentWhileEditing == false)
      #expect(screen.cell(0)?.contentView.frame.minX == before)
    }
  }
}
