// swift-format-ignore-file
// Generated from UITabBarDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

extension UITabBarDelegate {
  /// What a class without the method does: nothing.
  @_disfavoredOverload
  public func tabBar(
    _ tabBar: UITabBar,
    didSelect item: UITabBarItem
  ) {
    MissingRequirement.mark(self, .tabBarDidSelect)
  }

  /// `object.tabBar?(…)`: the optional methods of that name.
  @_disfavoredOverload
  public var tabBar: UITabBarDelegateOptionals.TabBar? { .init(object: self) }
}

/// The optional requirements of `UITabBarDelegate` as callable values, one type a base name.
///
/// Source compatibility: this is what `delegate.method?(…)` means where Objective-C's
/// optional requirements do not exist. Not meant to be named.
public enum UITabBarDelegateOptionals {}

extension UITabBarDelegateOptionals {
  /// The optional methods called `tabBar`, to be called.
  @preconcurrency @MainActor
  public struct TabBar {
    let object: any UITabBarDelegate
  }
}

extension UITabBarDelegateOptionals.TabBar {
  /// Calls the method; nil where the object does not write it.
  @discardableResult
  public func callAsFunction(
    _ tabBar: UITabBar,
    didSelect item: UITabBarItem
  ) -> Void? {
    MissingRequirement.clear()
    let result: Void = object.tabBar(tabBar, didSelect: item)
    return MissingRequirement.isMarked(object, .tabBarDidSelect) ? nil : result
  }
}
