// For the compiler only: there is no keyboard; buttons above it are never shown.

/// Buttons above a keyboard. Kept: there is none. Source: Apple, UITextInputAssistantItem.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the keyboard may hide what is not its own. Default true.
  open var allowsHidingShortcuts = true
  /// Buttons where lines begin. Default none.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons where lines end. Default none.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that stand together, or behind one that stands for them. Source: Apple,
/// UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for them where there is little room. Default nil.
  open var representativeItem: UIBarButtonItem?

  /// Buttons that stand together.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}

extension UIResponder {
  /// Buttons above the keyboard. Kept: there is none, and each time it is asked for it is new.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
