// swift-format-ignore-file
// Generated from UITabBarDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

/// Defaults of the optional methods, and access to them by name: `object.method?(…)`.
extension UITabBarDelegate {
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { if let added = AddedMethods.method(.tabBarDidSelect, of: self) { return AddedMethods.result(of: added, .tabBarDidSelect, self, [tabBar, item]) }; MissingRequirement.mark(self, .tabBarDidSelect) }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { if let added = AddedMethods.method(.tabBarWillBeginCustomizing, of: self) { return AddedMethods.result(of: added, .tabBarWillBeginCustomizing, self, [tabBar, items]) }; MissingRequirement.mark(self, .tabBarWillBeginCustomizing) }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { if let added = AddedMethods.method(.tabBarDidBeginCustomizing, of: self) { return AddedMethods.result(of: added, .tabBarDidBeginCustomizing, self, [tabBar, items]) }; MissingRequirement.mark(self, .tabBarDidBeginCustomizing) }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { if let added = AddedMethods.method(.tabBarWillEndCustomizingChanged, of: self) { return AddedMethods.result(of: added, .tabBarWillEndCustomizingChanged, self, [tabBar, items, changed]) }; MissingRequirement.mark(self, .tabBarWillEndCustomizingChanged) }
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { if let added = AddedMethods.method(.tabBarDidEndCustomizingChanged, of: self) { return AddedMethods.result(of: added, .tabBarDidEndCustomizingChanged, self, [tabBar, items, changed]) }; MissingRequirement.mark(self, .tabBarDidEndCustomizingChanged) }

  @_disfavoredOverload public var tabBar: UITabBarDelegateOptionals.TabBar? { .init(object: self) }
}

/// The optional methods of `UITabBarDelegate`, one type per name. Calls return nil if the object
/// does not implement the method.
public enum UITabBarDelegateOptionals {
  @preconcurrency @MainActor public struct TabBar {
    let object: any UITabBarDelegate
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, didSelect: item); return MissingRequirement.isMarked(object, .tabBarDidSelect) ? nil : result }
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, willBeginCustomizing: items); return MissingRequirement.isMarked(object, .tabBarWillBeginCustomizing) ? nil : result }
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, didBeginCustomizing: items); return MissingRequirement.isMarked(object, .tabBarDidBeginCustomizing) ? nil : result }
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, willEndCustomizing: items, changed: changed); return MissingRequirement.isMarked(object, .tabBarWillEndCustomizingChanged) ? nil : result }
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, didEndCustomizing: items, changed: changed); return MissingRequirement.isMarked(object, .tabBarDidEndCustomizingChanged) ? nil : result }
  }
}
