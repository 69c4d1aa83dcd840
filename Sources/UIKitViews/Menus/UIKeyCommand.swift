/// A command with a key combination. There is no hardware keyboard: key commands are shown in
/// menus, and otherwise only tests read them.
///
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key; nil for modifier keys only.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the system's. Ignored. Default false.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the keys are localized for other keyboards. Ignored. Default true.
  open var allowsAutomaticLocalization = true
  /// Whether direction keys are mirrored from right to left. Ignored. Default true.
  open var allowsAutomaticMirroring = true

  /// Creates a command with keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with keys and with its appearance in menus.
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

  /// The up arrow key.
  nonisolated public static let inputUpArrow = named("UpArrow")
  /// The down arrow key.
  nonisolated public static let inputDownArrow = named("DownArrow")
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = named("LeftArrow")
  /// The right arrow key.
  nonisolated public static let inputRightArrow = named("RightArrow")
  /// The Escape key.
  nonisolated public static let inputEscape = named("Escape")
  /// The Page Up key.
  nonisolated public static let inputPageUp = named("PageUp")
  /// The Page Down key.
  nonisolated public static let inputPageDown = named("PageDown")
  /// The Home key.
  nonisolated public static let inputHome = named("Home")
  /// The End key.
  nonisolated public static let inputEnd = named("End")
  /// The Delete key.
  nonisolated public static let inputDelete = "\u{8}"
  /// The F1 key.
  nonisolated public static let f1 = named("F1")
  /// The F2 key.
  nonisolated public static let f2 = named("F2")
  /// The F3 key.
  nonisolated public static let f3 = named("F3")
  /// The F4 key.
  nonisolated public static let f4 = named("F4")
  /// The F5 key.
  nonisolated public static let f5 = named("F5")
  /// The F6 key.
  nonisolated public static let f6 = named("F6")
  /// The F7 key.
  nonisolated public static let f7 = named("F7")
  /// The F8 key.
  nonisolated public static let f8 = named("F8")
  /// The F9 key.
  nonisolated public static let f9 = named("F9")
  /// The F10 key.
  nonisolated public static let f10 = named("F10")
  /// The F11 key.
  nonisolated public static let f11 = named("F11")
  /// The F12 key.
  nonisolated public static let f12 = named("F12")
}

// Unsupported: UIKeyCommand · kept · Key commands compile; no key calls them. · test:
//   CompilerOnlyNamesTests
