import Testing
import UIKit

@Suite struct UIToolbarBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIToolbar") {
    $0.row(
      "a tool bar has no items, is translucent and of the default style",
      .apple("uikit/uitoolbar/items")
    ) {
      let bar = UIToolbar()
      #expect(bar.items == nil && bar.isTranslucent && bar.barStyle == .default)
      #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
    }
    $0.row(
      "a tool bar is 44 points high",
      .guide(
        "documentation/UserExperience/Conceptual/UIKitUICatalog/UIToolbar.html")
    ) {
      #expect(UIToolbar().intrinsicContentSize.height == 44)
    }
    $0.row(
      "a bar without a navigation controller has its standard appearance",
      .apple("uikit/uitoolbar/scrolledgeappearance")
    ) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let edge = UIToolbarAppearance()
      edge.configureWithTransparentBackground()
      bar.scrollEdgeAppearance = edge
      #expect(BarPixels(of: bar)?[50, 20] == [248, 248, 248])
    }
    $0.row(
      "setting an appearance copies it", .apple("uikit/uitoolbar/standardappearance")
    ) {
      let (bar, look) = (UIToolbar(), UIToolbarAppearance())
      bar.standardAppearance = look
      look.backgroundColor = .red
      #expect(bar.standardAppearance.backgroundColor != .red)
    }
    $0.row(
      "items begin at the leading edge",
      .apple("uikit/uiview/effectiveuserinterfacelayoutdirection")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.semanticContentAttribute = .forceRightToLeft
      bar.items = [UIBarButtonItem(customView: view)]
      bar.layoutIfNeeded()
      #expect(view.frame.maxX == 304)
    }
    $0.row(
      "an item that is disabled cannot be touched", .apple("uikit/uibaritem/isenabled")
    ) {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UIBarButtonItem(title: "A")
      item.isEnabled = false
      bar.items = [item]
      bar.layoutIfNeeded()
      let button = bar.subviews.compactMap { $0 as? UIControl }.first
      #expect(button?.isEnabled == false)
    }
  }
}
