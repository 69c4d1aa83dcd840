/// The delegate of a tab bar. Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: ObjectiveCProtocol {
  // Optional
  /// Called after the user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
