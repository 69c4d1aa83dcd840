/// Between which sizes text stays in a view and all that lies inside.
package struct TextSizeLimits: Hashable, Sendable {
  /// Nil for none.
  package var least: UIContentSizeCategory?
  /// Nil for none. Where it is less than the least one, it counts.
  package var most: UIContentSizeCategory?

  package init() {}

  /// The nearest size that is allowed; what is not specified stays so.
  package func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    guard size != .unspecified else { return size }
    return min(max(size, least ?? size), most ?? max(size, least ?? size))
  }

  /// What these limits come to inside of others.
  func after(_ outer: TextSizeLimits?) -> TextSizeLimits {
    guard let outer else { return self }
    var both = TextSizeLimits()
    both.least = outer.least.map(limited) ?? least
    both.most = outer.most.map(limited) ?? most
    return both
  }
}
