import Testing
import UIKit

@Suite struct UIViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIView") {
    $0.row("a new view is not hidden", .apple("uikit/uiview/ishidden")) {
      #expect(!UIView().isHidden)
    }
    $0.row("frame is recalculated from bounds and center", .apple("uikit/uiview/bounds")) {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
      view.bounds.size = CGSize(width: 60, height: 20)
      #expect(view.center == CGPoint(x: 60, y: 40))
      #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 20))
    }
    // MARK: Auto Layout
    equalValues(&$0)
  }
}
