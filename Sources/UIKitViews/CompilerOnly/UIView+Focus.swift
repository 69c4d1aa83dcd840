// For the compiler only: there is no focus; views only have the methods, and keep values.

extension UIView: UIFocusEnvironment {}

/// The priority of an item in its focus group. Source: Apple, UIFocusGroupPriority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The value; the largest one is focused first.
  public var rawValue: Int
  /// Creates a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lowest priority, of items that are ignored.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The priority of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The priority of a prominent item.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView {
  /// The effect while the view is focused; nil for none. Never shown. Default nil.
  public var focusEffect: UIFocusEffect? {
    get { FocusProperties.effects[self] }
    set { FocusProperties.effects[self] = newValue }
  }

  /// The priority of the view in its focus group. Ignored. Default `.ignored`.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { FocusProperties.priorities[self] }
    set { FocusProperties.priorities[self] = newValue }
  }
}

@MainActor
private enum FocusProperties {
  static let effects = SideProperty<UIFocusEffect?>(default: nil)
  static let priorities = SideProperty(default: UIFocusGroupPriority.ignored)
}
