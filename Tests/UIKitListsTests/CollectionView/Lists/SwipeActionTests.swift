import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct SwipeActionTests {
  private final class Log { var performed: [String] = [] }

  private func screen(_ log: Log) -> ListScreen {
    ListScreen(
      [.init(rows: ["One", "Two", "Three"])], .plain,
      configure: { configuration in
        configuration.trailingSwipeActionsConfigurationProvider = { path in
          guard path.item != 2 else { return nil }
          return UISwipeActionsConfiguration(
            actions: ["Delete", "Flag"].map { title in
              UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
                action, _, done in
                log.performed.append(action.title ?? "")
                done(true)
              }
            })
        }
      })
  }

  private func buttons(_ cell: UICollectionViewCell?) -> [CGRect] {
    guard let cell, let view = cell.subviews.first(where: { $0 is SwipeActionsView }) else {
      return []
    }
    view.layoutIfNeeded()
    return view.subviews.map { $0.convert($0.bounds, to: cell) }.sorted { $0.minX > $1.minX }
  }

  @Test(arguments: [0.25, 0.5, 1, 1.5]) func buttonsShareWhatIsRevealed(progress: CGFloat) {
    RenderSession.fresh(scale: 2).run {
      let screen = screen(Log())
      #expect(
        screen.view.machine.showSwipeActions(
          at: IndexPath(item: 0, section: 0), from: .trailing, progress: progress))
      screen.view.layoutIfNeeded()
      let cell = screen.cell(0)
      #expect(cell?.contentView.frame.minX == -148 * progress)
      let width = 74 * progress
      #expect(
        buttons(cell) == [
          CGRect(x: 390 - width, y: 0, width: width, height: 44),
          CGRect(x: 390 - 2 * width, y: 0, width: width, height: 44),
        ])
      #expect(cell?.configurationState.isSwiped == true)
      let third = IndexPath(item: 2, section: 0)
      #expect(!screen.view.machine.showSwipeActions(at: third, from: .trailing))
      #expect(!screen.view.machine.showSwipeActions(at: third, from: .leading))
    }
  }

  @Test func aFingerOpensAndClosesARow() throws {
    let log = Log()
    let session = RenderSession.fresh(scale: 2)
    session.run {
      let screen = screen(log)
      let window = UIWindow(frame: screen.view.frame)
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 300, y: 60))
      finger.move(to: CGPoint(x: 260, y: 60))
      finger.move(to: CGPoint(x: 190, y: 60))
      screen.view.layoutIfNeeded()
      #expect(screen.cell(1)?.contentView.frame.minX == -100)
      finger.up()
      window.layer.clock.advance(by: 1)
      screen.view.layoutIfNeeded()
      #expect(screen.cell(1)?.contentView.frame.minX == -148)
      #expect(screen.view.indexPathsForSelectedItems == [])
      finger.down(at: CGPoint(x: 350, y: 60))
      finger.up()
      #expect(log.performed == ["Delete"])
      window.layer.clock.advance(by: 1)
      screen.view.layoutIfNeeded()
      #expect(screen.cell(1)?.contentView.frame.minX == 0 && buttons(screen.cell(1)).isEmpty)
    }
  }

  @Test func aSwipeAllTheWayDoesTheFirstAction() {
    let log = Log()
    RenderSession.fresh(scale: 2).run {
      let screen = screen(log)
      let window = UIWindow(frame: screen.view.frame)
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 380, y: 20))
      for x in stride(from: 360, through: 20, by: -20) {
        finger.move(to: CGPoint(x: CGFloat(x), y: 20))
      }
      finger.up()
      #expect(log.performed == ["Delete"])
    }
  }

  @Test func aFingerThatGoesDownScrolls() {
    RenderSession.fresh(scale: 2).run {
      let screen = screen(Log())
      let window = UIWindow(frame: screen.view.frame)
      window.addSubview(screen.view)
      window.layoutIfNeeded()
      let finger = Finger(over: window)
      finger.down(at: CGPoint(x: 300, y: 20))
      finger.move(to: CGPoint(x: 290, y: 60))
      finger.move(to: CGPoint(x: 280, y: 90))
      screen.view.layoutIfNeeded()
      #expect(screen.cell(0)?.contentView.frame.minX == 0)
      finger.cancel()
    }
  }

  @Test func anUpdateClosesTheRow() {
    RenderSession.fresh(scale: 2).run {
      let screen = screen(Log())
      screen.view.machine.showSwipeActions(at: IndexPath(item: 0, section: 0), from: .trailing)
      screen.sections[0].rows.removeLast()
      screen.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      screen.view.layoutIfNeeded()
      #expect(screen.cell(0)?.contentView.frame.minX == 0)
    }
  }

  /// Leading actions are on the left, or on the right if mirrored.
  @Test(arguments: [false, true]) func actionsOfTheOtherSide(isMirrored: Bool) {
    let direction = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    RenderSession.fresh(scale: 2, traits: direction).run {
      let screen = ListScreen(
        [.init(rows: ["One", "Two"])], .plain,
        configure: { configuration in
          configuration.leadingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(
              actions: [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }])
          }
        })
      let path = IndexPath(item: 1, section: 0)
      #expect(!screen.view.machine.showSwipeActions(at: path, from: .trailing))
      #expect(screen.view.machine.showSwipeActions(at: path, from: .leading))
      screen.view.layoutIfNeeded()
      let cell = screen.cell(1)
      #expect(cell?.contentView.frame.minX == (isMirrored ? -74 : 74))
      #expect(
        buttons(cell) == [CGRect(x: isMirrored ? 316 : 0, y: 0, width: 74, height: 44)])
    }
  }
}
