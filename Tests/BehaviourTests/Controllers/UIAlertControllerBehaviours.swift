import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIAlertControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIAlertController") {
    $0.row(
      "an alert has what it was made with, and no actions",
      .apple("uikit/uialertcontroller/init(title:message:preferredstyle:)")
    ) {
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
      #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .actionSheet)
      #expect(alert.actions == [] && alert.preferredAction == nil && alert.textFields == nil)
    }
    $0.row(
      "actions are kept in the order in which they were added",
      .apple("uikit/uialertcontroller/addaction(_:)")
    ) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let actions = [
        UIAlertAction(title: "C", style: .cancel), UIAlertAction(title: "A", style: .default),
      ]
      for action in actions { alert.addAction(action) }
      #expect(alert.actions == actions)
    }
    $0.row(
      "text fields are configured as they are added",
      .apple("uikit/uialertcontroller/addtextfield(configurationhandler:)")
    ) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    }
    $0.row(
      "an action is enabled and has its title and style",
      .apple("uikit/uialertaction/init(title:style:handler:)")
    ) {
      let action = UIAlertAction(title: "A", style: .destructive)
      #expect(action.title == "A" && action.style == .destructive && action.isEnabled)
    }
    $0.row(
      "an alert leaves what presents it in place",
      .apple("uikit/uialertcontroller")
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      #expect(root.view.window === window && root.presentedViewController === alert)
    }
    $0.row(
      "an alert stands in the middle of the screen", .apple("uikit/uialertcontroller/style/alert"),
      uncertain: "that Apple's page gives no frame"
    ) {
      let root = UIViewController()
      let window = shownWindow(root)
      let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      window.layoutIfNeeded()
      let frame = alert.view.convert(alert.view.bounds, to: window)
      #expect(abs(frame.midX - 160) < 1 && abs(frame.midY - 240) < 1 && frame.width == 270)
    }
  }
}
