import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIAlertControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  final class Log { var words: [String] = [] }

  @MainActor static func controller(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
    _ log: Log = Log()
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (name, style) in actions {
      alert.addAction(UIAlertAction(title: name, style: style) { _ in log.words.append(name) })
    }
    return alert
  }

  @MainActor static func shown(_ alert: UIAlertController) -> UIWindow {
    let root = UIViewController()
    let window = shownWindow(root)
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    return window
  }

  /// Returns the label with a text.
  @MainActor static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @MainActor private static func place(_ text: String, in window: UIWindow) throws -> CGPoint {
    let found = try #require(label(text, in: window))
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: window)
  }

  static let rows: Behaviours = Behaviours(of: "UIAlertController") {
    words(&$0)
    fields(&$0)
    places(&$0)
    choosing(&$0)
    keys(&$0)
  }

  private static func words(_ list: inout Behaviours) {
    list.row(
      "it keeps title, message and style",
      .apple("uikit/uialertcontroller/init(title:message:preferredstyle:)")
    ) {
      let sheet = controller(.actionSheet, [])
      #expect(sheet.title == "Title" && sheet.message == "Message")
      #expect(sheet.preferredStyle == .actionSheet && sheet.actions.isEmpty)
    }
    list.row(
      "actions are in the order of addition",
      .apple("uikit/uialertcontroller/actions")
    ) {
      let alert = controller(.alert, [("b", .default), ("c", .cancel), ("a", .destructive)])
      #expect(alert.actions.map(\.title) == ["b", "c", "a"])
    }
    list.row("an action is enabled by default", .apple("uikit/uialertaction/isenabled")) {
      let action = UIAlertAction(title: "OK", style: .default)
      #expect(action.isEnabled && action.title == "OK" && action.style.rawValue == 0)
    }
  }

  private static func fields(_ list: inout Behaviours) {
    list.row(
      "it has no text fields initially, then those in the order of addition",
      .apple("uikit/uialertcontroller/textfields")
    ) {
      let alert = controller(.alert, [])
      #expect(alert.textFields == nil)
      for name in ["Name", "Word"] { alert.addTextField { $0.placeholder = name } }
      #expect(alert.textFields?.map(\.placeholder) == ["Name", "Word"])
    }
    list.row(
      "the configuration handler of a field is called at once",
      .apple("uikit/uialertcontroller/addtextfield(configurationhandler:)")
    ) {
      let alert = controller(.alert, [])
      var field: UITextField?
      alert.addTextField { field = $0 }
      #expect(field != nil && alert.textFields?.first === field)
    }
  }

  private static func places(_ list: inout Behaviours) {
    list.row(
      "each further action is below the one before",
      .apple("uikit/uialertcontroller/actions")
    ) {
      let window = shown(
        controller(.alert, [("one", .default), ("two", .default), ("three", .default)]))
      let y = try ["one", "two", "three"].map { try place($0, in: window).y }
      #expect(y[0] < y[1] && y[1] < y[2])
    }
    list.row(
      "of two buttons in an alert the cancel button is at the left",
      .report("https://developer.apple.com/design/human-interface-guidelines/alerts")
    ) {
      let window = shown(controller(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
      let (cancel, delete) = (
        try place("Cancel", in: window), try place("Delete", in: window)
      )
      #expect(cancel.x < delete.x && cancel.y == delete.y)
    }
    list.row(
      "of more buttons in an alert the cancel button is the last one",
      .report(
        "https://enebin.medium.com/"
          + "swiftui-breif-informations-about-apples-alert-window-policy-98fb57fc11cf")
    ) {
      let window = shown(
        controller(.alert, [("Cancel", .cancel), ("one", .default), ("two", .default)]))
      let y = try ["one", "two", "Cancel"].map { try place($0, in: window).y }
      #expect(y[0] < y[1] && y[1] < y[2])
    }
    list.row(
      "in an action sheet the cancel button is the last one",
      .report("https://developer.apple.com/design/human-interface-guidelines/action-sheets")
    ) {
      let window = shown(
        controller(.actionSheet, [("Cancel", .cancel), ("one", .default), ("two", .default)]))
      let y = try ["one", "two", "Cancel"].map { try place($0, in: window).y }
      #expect(y[0] < y[1] && y[1] < y[2])
    }
    list.row(
      "the preferred action is emphasised instead of the cancel action",
      .apple("uikit/uialertcontroller/preferredaction")
    ) {
      let alert = controller(.alert, [("Cancel", .cancel), ("Save", .default)])
      let window = shown(alert)
      let plain = label("Save", in: window)?.font
      let strong = label("Cancel", in: window)?.font
      #expect(plain != strong && plain?.pointSize == 17)
      alert.preferredAction = alert.actions[1]
      window.layoutIfNeeded()
      #expect(label("Save", in: window)?.font == strong)
      #expect(label("Cancel", in: window)?.font == plain)
    }
  }

  private static func choosing(_ list: inout Behaviours) {
    list.row(
      "a tap on a button dismisses the alert and calls the action's handler",
      .apple("uikit/uialertaction/init(title:style:handler:)")
    ) {
      let log = Log()
      let alert = controller(.alert, [("Cancel", .cancel), ("OK", .default)], log)
      let window = shown(alert)
      let point = try place("OK", in: window)
      try window.play { $0.tap(at: point) }
      window.clock.settle()
      #expect(log.words == ["OK"] && alert.presentingViewController == nil)
    }
    list.row(
      "a disabled action cannot be selected", .apple("uikit/uialertaction/isenabled")
    ) {
      let log = Log()
      let alert = controller(.alert, [("OK", .default)], log)
      alert.actions[0].isEnabled = false
      let window = shown(alert)
      let point = try place("OK", in: window)
      try window.play { $0.tap(at: point) }
      window.clock.settle()
      #expect(log.words.isEmpty && alert.presentingViewController != nil)
    }
    list.row(
      "an action is enabled and has its title and style",
      .apple("uikit/uialertaction/init(title:style:handler:)")
    ) {
      let action = UIAlertAction(title: "A", style: .destructive)
      #expect(action.title == "A" && action.style == .destructive && action.isEnabled)
    }
    list.row(
      "an alert does not remove the presenting view",
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
    list.row(
      "an alert is in the middle of the screen", .apple("uikit/uialertcontroller/style/alert"),
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
