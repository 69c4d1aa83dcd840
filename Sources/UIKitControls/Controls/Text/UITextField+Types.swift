extension UITextField {
  /// Posted when editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when something was written; the object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// What is drawn around a text field. Raw values are UIKit's. Source: Apple,
  /// UITextField.BorderStyle.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line of one pixel.
    case line = 1
    /// A sunken frame; here the same line as ``line``, in grey.
    case bezel = 2
    /// White with round corners and a line of one pixel.
    case roundedRect = 3
  }

  /// Why writing has ended. Raw values are UIKit's. Source: Apple,
  /// UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was given up, or something else is written to.
    case committed = 0
    /// It was called off. Never here.
    case cancelled = 1
  }

  /// When a view inside a text field is seen. Raw values are UIKit's. Source: Apple,
  /// UITextField.ViewMode.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is being edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}
