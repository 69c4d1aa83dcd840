import Sessions
import Testing
import UIKit
import UIKitTestSupport

/// Context menus of table rows.
@MainActor @Suite struct TableMenuTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var heard: [String] = []

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("shown") }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("act \(indexPath.row)")
    }
  }

  @Test func aFingerThatRestsOpensTheRowsMenu() {
    RenderSession.fresh(scale: 2).run {
      let (screen, delegate) = (TableScreen([["a", "b", "c"]]), Delegate())
      screen.table.delegate = delegate
      let window = UIWindow(frame: screen.table.frame)
      window.addSubview(screen.table)
      window.layoutIfNeeded()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 100, y: 64))
      window.layer.clock.advance(by: 1)
      finger.up()
      #expect(delegate.heard == ["menu 1", "shown"])
    }
  }

  @Test func tapsActAndAreNotified() {
    RenderSession.fresh(scale: 2).run {
      let (screen, delegate) = (TableScreen([["a", "b", "c"]]), Delegate())
      screen.table.delegate = delegate
      let window = UIWindow(frame: screen.table.frame)
      window.addSubview(screen.table)
      window.layoutIfNeeded()
      nonisolated(unsafe) var posted = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UITableView.selectionDidChangeNotification, object: screen.table, queue: nil
      ) { _ in MainActor.assumeIsolated { posted += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 100, y: 20))
      finger.up()
      #expect(delegate.heard == ["act 0"] && posted == 1)
    }
  }
}
