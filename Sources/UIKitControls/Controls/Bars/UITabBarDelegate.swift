/// The delegate of a tab bar. Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: ObjectiveCProtocol {
  // Optional
  /// Called after the user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  // Optional
  /// Called before the user customizes the items: never, since that is unsupported.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  // Optional
  /// Called while the user customizes the items: never.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  // Optional
  /// Called before the customization ends: never.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  // Optional
  /// Called after the customization: never.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
