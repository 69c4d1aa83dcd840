import Testing
import UIKit

@Suite struct UIActionBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIAction") {
    $0.row(
      "an action without an identifier gets one of its own",
      .apple(
        "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)"
      )
    ) {
      let (one, other) = (UIAction { _ in }, UIAction { _ in })
      #expect(!one.identifier.rawValue.isEmpty && one.identifier != other.identifier)
      #expect(UIAction(identifier: .init("own")) { _ in }.identifier.rawValue == "own")
    }
    $0.row(
      "by default an action is off, enabled and has no title",
      .apple(
        "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)"
      )
    ) {
      let action = UIAction { _ in }
      #expect(action.state == .off && action.attributes == [] && action.title == "")
      #expect(action.image == nil && action.discoverabilityTitle == nil && action.sender == nil)
    }
    $0.row("title and state can be changed", .apple("uikit/uiaction/title")) {
      let action = UIAction(title: "Mute") { _ in }
      (action.title, action.state, action.attributes) = ("Unmute", .on, .destructive)
      #expect(action.title == "Unmute" && action.state.rawValue == 1)
      #expect(action.attributes.rawValue == 2)
    }
    $0.row("an action's handler receives the action", .apple("uikit/uiactionhandler")) {
      var heard: [UIAction] = []
      let (action, control) = (UIAction { heard.append($0) }, UIControl())
      control.sendAction(action)
      #expect(heard.count == 1 && heard.first === action)
    }
    $0.row("an action has a sender only while it runs", .apple("uikit/uiaction/sender")) {
      var sender: AnyObject?
      let (action, control) = (UIAction { sender = $0.sender as AnyObject? }, UIControl())
      control.sendAction(action)
      #expect(sender === control && action.sender == nil)
    }
  }
}
