// swift-format-ignore-file
// Generated from UITabBarDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITabBarDelegate {
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { if let added = AddedMethods.method(.tabBarDidSelect, of: self) { return AddedMethods.result(of: added, .tabBarDidSelect, self, [tabBar, item]) }; MissingRequirement.mark(self, .tabBarDidSelect) }

  @_disfavoredOverload public var tabBar: UITabBarDelegateOptionals.TabBar? { .init(object: self) }
}

/// The optional methods of `UITabBarDelegate`, one type per name. Calls return nil if the object
/// does not implement the method.
public enum UITabBarDelegateOptionals {
  @preconcurrency @MainActor public struct TabBar {
    let object: any UITabBarDelegate
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, didSelect: item); return MissingRequirement.isMarked(object, .tabBarDidSelect) ? nil : result }
  }
}
