/// The appearance of tab bar items. Source: Apple, UITabBarItemAppearance.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layout of items. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The title is below the icon.
    case stacked = 0
    /// The title is beside the icon.
    case inline = 1
    /// The title is beside the icon, in a small size.
    case compactInline = 2
  }

  /// The appearance of items that are not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance of focused items. Never used: there is no focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of a layout.
  public init(style: Style) { super.init() }

  /// Creates the default appearance of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Resets the appearance to the default of a layout.
  open func configureWithDefault(for style: Style) {
    (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
  }

  /// Returns a copy of the appearance.
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
      copy[keyPath: state].take(self[keyPath: state])
    }
    return copy
  }
}

/// The appearance of tab bar items in one state. Source: Apple, UITabBarItemStateAppearance.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; missing ones have the defaults. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the icon; nil, the default, for the bar's.
  open var iconColor: UIColor?
  /// The background colour of the badge; nil, the default, for the system's red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text. Default empty.
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
