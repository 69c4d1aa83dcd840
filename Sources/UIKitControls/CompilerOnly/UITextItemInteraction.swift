// For the compiler only: links and attachments are not interactive; the value is never passed.

/// An interaction with a link or an attachment of a text. It never occurs. Raw values are UIKit's.
/// Source: Apple, UITextItemInteraction.
public enum UITextItemInteraction: Int, Sendable {
  /// The default action.
  case invokeDefaultAction = 0
  /// A menu of actions.
  case presentActions = 1
  /// A preview.
  case preview = 2
}
