/// The room above scrollable content that a collapsible bar takes up when the content is pulled
/// down, in addition to the content inset.
package struct CollapsibleBarSpace {
  /// The part that is currently collapsed, in points.
  package let height: CGFloat
  /// The height of the fully expanded bar, in points: content does not come to rest in between.
  package let fullHeight: CGFloat
  /// Called whenever the content has scrolled.
  package let wasScrolled: @MainActor () -> Void

  package init(
    height: CGFloat, fullHeight: CGFloat, wasScrolled: @escaping @MainActor () -> Void
  ) {
    (self.height, self.fullHeight, self.wasScrolled) = (height, fullHeight, wasScrolled)
  }
}
