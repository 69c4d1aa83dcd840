/// A command of an app's own in a menu for editing. Source: Apple, UIMenuItem.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the menu says.
  open var title: String
  /// The method that is called, of the first responder that has it.
  open var action: Selector

  /// A command that calls a method.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
