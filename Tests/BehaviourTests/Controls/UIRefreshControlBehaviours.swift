import Testing
import UIKit

@Suite struct UIRefreshControlBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIRefreshControl") {
    $0.row("a control is not refreshing initially", .apple("uikit/uirefreshcontrol/isrefreshing")) {
      #expect(!UIRefreshControl().isRefreshing)
    }
    $0.row(
      "beginRefreshing() sends no event",
      .apple("uikit/uirefreshcontrol/beginrefreshing()")
    ) {
      let (screen, control) = (ScrollScreen(), UIRefreshControl())
      var told = 0
      control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
      screen.view.refreshControl = control
      control.beginRefreshing()
      #expect(control.isRefreshing && told == 0)
    }
    $0.row("ending stops refreshing", .apple("uikit/uirefreshcontrol/endrefreshing()")) {
      let (screen, control) = (ScrollScreen(), UIRefreshControl())
      screen.view.refreshControl = control
      control.beginRefreshing()
      control.endRefreshing()
      #expect(!control.isRefreshing)
    }
    $0.row(
      "pulling content far enough sends valueChanged",
      .apple("uikit/uirefreshcontrol")
    ) {
      let (screen, control) = (ScrollScreen(), UIRefreshControl())
      var told = 0
      control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
      screen.view.refreshControl = control
      screen.window.frame.size.height = 900
      screen.view.frame.size.height = 900
      screen.view.contentSize.height = 2000
      try screen.window.play {
        $0.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 600), duration: 0.4)
      }
      #expect(told == 1 && control.isRefreshing)
    }
    $0.row(
      "the scroll view keeps space for a refreshing control",
      .apple("uikit/uiscrollview/adjustedcontentinset"),
      uncertain: "no page states the height"
    ) {
      let (screen, control) = (ScrollScreen(), UIRefreshControl())
      screen.view.refreshControl = control
      let before = screen.view.adjustedContentInset.top
      control.beginRefreshing()
      #expect(screen.view.adjustedContentInset.top == before + 60)
    }
    $0.row("a control has no title by default", .apple("uikit/uirefreshcontrol/attributedtitle")) {
      #expect(UIRefreshControl().attributedTitle == nil)
    }
    $0.row(
      "the control is a subview of its scroll view",
      .apple("uikit/uiscrollview/refreshcontrol")
    ) {
      let (view, control) = (UIScrollView(), UIRefreshControl())
      view.refreshControl = control
      #expect(control.superview === view)
      view.refreshControl = nil
      #expect(control.superview == nil)
    }
  }
}
