// For the compiler only: there is no keyboard; nobody is given a key.

/// A key of a keyboard. There is none here. Source: Apple, UIKey.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key writes.
  open var characters: String { "" }
  /// What the key writes without what is held with it.
  open var charactersIgnoringModifiers: String { "" }
  /// What is held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which key it is.
  open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }

  /// A key; a subclass may say which.
  public override init() { super.init() }
}

/// Which key it is, by the numbers of the standard for USB devices; letters have those from 4 on.
///
/// Source: Apple, UIKeyboardHIDUsage; USB HID usage tables, page 7.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// A key by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The letter.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Deletes what stands before.
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
