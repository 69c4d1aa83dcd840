/// The minimum and maximum content size of a view and its descendants.
package struct TextSizeLimits: Hashable, Sendable {
  /// The minimum; nil for none.
  package var least: UIContentSizeCategory?
  /// The maximum; nil for none. If it is below the minimum, it takes precedence.
  package var most: UIContentSizeCategory?

  package init() {}

  /// Returns the nearest permitted size; unspecified remains unspecified.
  package func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    guard size != .unspecified else { return size }
    return min(max(size, least ?? size), most ?? max(size, least ?? size))
  }

  /// Returns the combination with the limits of an ancestor.
  func after(_ outer: TextSizeLimits?) -> TextSizeLimits {
    guard let outer else { return self }
    var both = TextSizeLimits()
    both.least = outer.least.map(limited) ?? least
    both.most = outer.most.map(limited) ?? most
    return both
  }
}
