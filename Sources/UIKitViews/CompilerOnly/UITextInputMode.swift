// For the compiler only: no keyboard is drawn; there is one way of writing, the user's language.

/// A language of the keyboard. There is one: the user's. Source: Apple, UITextInputMode.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language's code, such as `en-US`; nil for none.
  open var primaryLanguage: String? {
    Locale.preferredLanguages.first
      ?? Locale.current.identifier.replacingOccurrences(
        of: "_", with: "-")
  }

  /// Those that the user can choose from: the one.
  open class var activeInputModes: [UITextInputMode] { [only] }

  /// The one that there is.
  static let only = UITextInputMode()

  /// Posted when another is chosen: never, there is one.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// Whether gestures of three fingers edit. Raw values are UIKit's. Source: Apple,
/// UIEditingInteractionConfiguration.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// They do not.
  case none = 0
  /// As the system likes.
  case `default` = 1
}

// Unsupported: UITextInputMode · works · There is one keyboard language.
