extension UITextField {
  /// Posted after editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the text has been edited; the object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The border of a text field. Raw values are UIKit's. Source: Apple, UITextField.BorderStyle.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line of one pixel.
    case line = 1
    /// A sunken frame; drawn like ``line``, in grey.
    case bezel = 2
    /// A white background with round corners and a line of one pixel.
    case roundedRect = 3
  }

  /// The reason for the end of editing. Raw values are UIKit's. Source: Apple,
  /// UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field has resigned first responder.
    case committed = 0
    /// Editing was cancelled. Unused.
    case cancelled = 1
  }

  /// When a side view of a text field is visible. Raw values are UIKit's. Source: Apple,
  /// UITextField.ViewMode.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is being edited.
    case whileEditing = 1
    /// While the text is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
