/// Hears of a tab bar. Source: Apple, UITabBarDelegate.
@preconcurrency @MainActor
public protocol UITabBarDelegate: ObjectiveCProtocol {
  // Optional
  /// A finger has chosen an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
