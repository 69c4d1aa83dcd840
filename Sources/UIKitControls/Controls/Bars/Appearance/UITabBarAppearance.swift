/// How a tab bar looks: its background and its items. Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Items whose title stands below the icon: on phones held upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Items whose title stands beside the icon: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Items whose title stands beside the icon on phones held sideways.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// How items of a style look.
  final func appearance(of style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
  }
}
