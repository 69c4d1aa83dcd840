/// The appearances that a tool bar has been given; nil where none was.
@MainActor
package struct ToolbarLooks {
  package var standard: UIToolbarAppearance?
  package var compact: UIToolbarAppearance?
  package var scrollEdge: UIToolbarAppearance?
  package var compactScrollEdge: UIToolbarAppearance?
}

/// The appearances that a tab bar, or an item of it, has been given; nil where none was.
@MainActor
package struct TabBarLooks {
  package var standard: UITabBarAppearance?
  package var scrollEdge: UITabBarAppearance?
}
