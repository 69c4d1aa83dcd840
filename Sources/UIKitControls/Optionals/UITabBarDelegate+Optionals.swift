// swift-format-ignore-file
// Generated from UITabBarDelegate.swift by `swift run generate-optional-requirements`. Change the
// protocol and generate again.

/// What a class does without the methods, and the methods by name: `object.method?(…)`.
extension UITabBarDelegate {
  @_disfavoredOverload public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { if let added = AddedMethods.method(.tabBarDidSelect, of: self) { return AddedMethods.result(of: added, .tabBarDidSelect, self, [tabBar, item]) }; MissingRequirement.mark(self, .tabBarDidSelect) }

  @_disfavoredOverload public var tabBar: UITabBarDelegateOptionals.TabBar? { .init(object: self) }
}

/// The optional methods of `UITabBarDelegate`, a type a name, to be called: nil where the object
/// does not write the method. This is what `delegate.method?(…)` means without Objective-C; not
/// meant to be named.
public enum UITabBarDelegateOptionals {
  @preconcurrency @MainActor public struct TabBar {
    let object: any UITabBarDelegate
    @discardableResult public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? { MissingRequirement.clear(); let result: Void = object.tabBar(tabBar, didSelect: item); return MissingRequirement.isMarked(object, .tabBarDidSelect) ? nil : result }
  }
}
