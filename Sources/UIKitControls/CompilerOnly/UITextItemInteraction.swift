// For the compiler only: nobody touches links and attachments; the value is never given.

/// What somebody does with a link or an attachment of a text. Nobody does here. Raw values are
/// UIKit's. Source: Apple, UITextItemInteraction.
public enum UITextItemInteraction: Int, Sendable {
  /// Opens it.
  case invokeDefaultAction = 0
  /// Asks what can be done.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}
