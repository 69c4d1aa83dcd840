import Testing
import UIKit

extension UIResponderBehaviours {
  /// A view that records the actions it receives.
  private final class Edited: UIView {
    var done: [String] = []

    override func cut(_ sender: Any?) { done.append("cut") }
    override func copy(_ sender: Any?) { done.append("copy") }
    override func paste(_ sender: Any?) { done.append("paste") }
    override func select(_ sender: Any?) { done.append("select") }
    override func selectAll(_ sender: Any?) { done.append("selectAll") }
    override func delete(_ sender: Any?) { done.append("delete") }
    override func toggleBoldface(_ sender: Any?) { done.append("bold") }
    override func increaseSize(_ sender: Any?) { done.append("larger") }
  }

  static func editing(_ rows: inout Behaviours) {
    rows.row(
      "editing actions can be overridden", .apple("uikit/uiresponderstandardeditactions")
    ) {
      let view = Edited()
      view.cut(nil)
      view.copy(nil)
      view.paste(nil)
      view.select(nil)
      view.selectAll(nil)
      view.delete(nil)
      view.toggleBoldface(nil)
      view.increaseSize(nil)
      #expect(
        view.done == [
          "cut", "copy", "paste", "select", "selectAll", "delete", "bold", "larger",
        ])
      let plain: UIResponder = UIView()
      plain.toggleItalics(nil)
      plain.pasteAndMatchStyle(nil)
    }
    rows.row(
      "pasteAndMatchStyle(_:) pastes", .apple("uikit/uiresponder"),
      uncertain: "of text fields only"
    ) {
      let view = Edited()
      view.pasteAndMatchStyle(nil)
      #expect(view.done == ["paste"])
    }
  }
}
