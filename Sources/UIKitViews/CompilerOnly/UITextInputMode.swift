// For the compiler only: no keyboard is drawn; the only input mode is the user's language.

/// An input mode of the keyboard: the user's language. Source: Apple, UITextInputMode.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The code of the language, such as `en-US`; nil for none.
  open var primaryLanguage: String? {
    Locale.preferredLanguages.first
      ?? Locale.current.identifier.replacingOccurrences(
        of: "_", with: "-")
  }

  /// The input modes of the user: the only one.
  open class var activeInputModes: [UITextInputMode] { [only] }

  /// The only input mode.
  static let only = UITextInputMode()

  /// Posted after a change of the input mode. Never posted.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The edit gestures with three fingers. Raw values are UIKit's. Source: Apple,
/// UIEditingInteractionConfiguration.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The system's choice.
  case `default` = 1
}

// Unsupported: UITextInputMode · works · There is one keyboard language. · test:
//   CompilerOnlyNamesTests
