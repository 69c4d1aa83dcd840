/// A method that keys call. There is no keyboard to press them on: a responder's commands are asked
/// for by nobody but tests, and shown by menus.
///
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key; nil for none but modifiers.
  public let input: String?
  /// What is held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before the system's own command of these keys. Kept. Default false.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether keyboards of other languages have the keys elsewhere. Kept. Default true.
  open var allowsAutomaticLocalization = true
  /// Whether keys for directions are turned round from right to left. Kept. Default true.
  open var allowsAutomaticMirroring = true

  /// Keys that call a method.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Keys that call a method, with what a menu and an overview of keys say.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  nonisolated private static func named(_ name: String) -> String { "UIKeyInput\(name)" }

  /// The key up.
  nonisolated public static let inputUpArrow = named("UpArrow")
  /// The key down.
  nonisolated public static let inputDownArrow = named("DownArrow")
  /// The key left.
  nonisolated public static let inputLeftArrow = named("LeftArrow")
  /// The key right.
  nonisolated public static let inputRightArrow = named("RightArrow")
  /// Escape.
  nonisolated public static let inputEscape = named("Escape")
  /// A page up.
  nonisolated public static let inputPageUp = named("PageUp")
  /// A page down.
  nonisolated public static let inputPageDown = named("PageDown")
  /// To the beginning.
  nonisolated public static let inputHome = named("Home")
  /// To the end.
  nonisolated public static let inputEnd = named("End")
  /// Delete.
  nonisolated public static let inputDelete = "\u{8}"
}

// Unsupported: UIKeyCommand · kept · Key commands compile; no key calls them. · test:
//   CompilerOnlyNamesTests
