/// How items of a tab bar look. Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where titles stand. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Below icons.
    case stacked = 0
    /// Beside icons.
    case inline = 1
    /// Beside icons, small.
    case compactInline = 2
  }

  /// Items that are not chosen.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The chosen item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// Items that cannot be used.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// Items that have the focus. Nothing has it here.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// The standard look of a style.
  public init(style: Style) { super.init() }

  /// The standard look of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Goes back to the standard look of a style.
  open func configureWithDefault(for style: Style) {
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
  }

  /// An appearance with the same values.
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
      copy[keyPath: state].take(self[keyPath: state])
    }
    return copy
  }
}

/// How items of a tab bar look in one state. Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title; the standard one where it says nothing. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The icon's colour; nil for the bar's. Default nil.
  open var iconColor: UIColor?
  /// The badge's ground; nil for the system's red. Default nil.
  open var badgeBackgroundColor: UIColor?
  /// The look of the badge's text. Default empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() { super.init() }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
