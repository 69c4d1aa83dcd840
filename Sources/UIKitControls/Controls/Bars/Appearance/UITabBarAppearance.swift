/// The appearance of a tab bar: background and items. Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the icon: on phones in portrait.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of items with the title beside the icon: on tablets.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items with the title beside the icon on phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// Returns the appearance of items of a style.
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
