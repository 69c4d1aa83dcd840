// For the compiler only: there is no hardware keyboard; no key is ever passed.

/// A key of a hardware keyboard. No keyboard is simulated. Source: Apple, UIKey.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters of the key.
  open var characters: String { "" }
  /// The characters of the key without modifiers.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The code of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }

  /// Creates a key; subclasses may override its code.
  public override init() { super.init() }
}

/// The code of a key, from the USB standard; letters start at 4.
///
/// Source: Apple, UIKeyboardHIDUsage; USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a code from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The letter.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Delete or Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// Right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// Left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// Down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// Up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
