/// A command of an app in an edit menu. Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The action, which is sent along the responder chain.
  open var action: Selector

  /// Creates a command with an action.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
