/// The appearances set on a navigation bar or an item; nil for those that are not set.
@MainActor
package struct NavigationBarLooks {
  package var standard: UINavigationBarAppearance?
  package var compact: UINavigationBarAppearance?
  package var scrollEdge: UINavigationBarAppearance?
  package var compactScrollEdge: UINavigationBarAppearance?

  /// Returns the appearance of a bar over scrolled content.
  ///
  /// - Parameter isCompact: whether the bar has the height of phones in landscape.
  func overContent(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compact ?? standard : standard
  }

  /// Returns the appearance of a bar without content scrolled under it.
  func atEdge(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}

/// The individual properties of bars before appearances were introduced.
@MainActor
struct OldNavigationBarLook {
  var tint: UIColor?
  var image: UIImage?
  var line: UIImage?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?

  /// The equivalent appearance; nil if no property is set.
  var appearance: UINavigationBarAppearance? {
    guard tint != nil || image != nil || line != nil || title != nil || largeTitle != nil
    else { return nil }
    let look = UINavigationBarAppearance()
    look.backgroundColor = tint
    if let image {
      look.configureWithTransparentBackground()
      look.shadowColor = BarBackground.hairlineColor
      if image.size != .zero { look.backgroundImage = image }
    }
    if let line {
      look.shadowImage = line.size == .zero ? nil : line
      if line.size == .zero { look.shadowColor = nil }
    }
    look.titleTextAttributes = title ?? [:]
    look.largeTitleTextAttributes = largeTitle ?? [:]
    return look
  }
}
