/// How a tab bar looks: its ground and its items. Source: Apple, UITabBarAppearance.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Items whose title stands below the icon: all of them here.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Items whose title stands beside the icon. Kept: items are stacked here.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Items beside the icon on phones held sideways. Kept: items are stacked here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
  }
}
