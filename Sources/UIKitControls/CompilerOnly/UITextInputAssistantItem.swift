// For the compiler only: no keyboard is drawn; buttons above it are never shown.

/// The buttons above a keyboard. Ignored: no keyboard is drawn. Source: Apple,
/// UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the keyboard may hide the app's buttons. Default true.
  open var allowsHidingShortcuts = true
  /// The leading groups of buttons. Default none.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The trailing groups of buttons. Default none.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The buttons above the keyboard. Ignored: a new object is returned at each access.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
