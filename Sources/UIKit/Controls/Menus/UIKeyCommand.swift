/// A key that calls a method. There is no keyboard here: what lists such commands compiles, can be
/// asked for them, and its methods are called by whoever calls them.
/// Source: Apple, UIKeyCommand.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// The key.
  public let input: String?
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// What the command is called where it is shown.
  open var discoverabilityTitle: String?
  /// Whether it comes before the system's own command of the same key. Default false.
  open var wantsPriorityOverSystemBehavior = false

  /// A command with a title and a picture.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// A command of a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}
