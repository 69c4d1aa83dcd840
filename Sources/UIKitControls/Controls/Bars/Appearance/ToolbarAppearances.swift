/// The appearances set on a toolbar; nil for those that are not set.
@MainActor
package struct ToolbarAppearances {
  package var standard: UIToolbarAppearance?
  package var compact: UIToolbarAppearance?
  package var scrollEdge: UIToolbarAppearance?
  package var compactScrollEdge: UIToolbarAppearance?
}

/// The appearances set on a tab bar or an item; nil for those that are not set.
@MainActor
package struct TabBarAppearances {
  package var standard: UITabBarAppearance?
  package var scrollEdge: UITabBarAppearance?
}
