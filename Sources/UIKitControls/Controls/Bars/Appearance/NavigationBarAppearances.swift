/// The appearances set on a navigation bar or an item; nil for those that are not set.
@MainActor
package struct NavigationBarAppearances {
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
struct LegacyNavigationBarAppearance {
  var tint: UIColor?
  var image: UIImage?
  var line: UIImage?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?
  /// The distance by which the title is lower, in points.
  var titleShift: CGFloat?

  /// The equivalent appearance; nil if no property is set.
  var appearance: UINavigationBarAppearance? {
    guard
      tint != nil || image != nil || line != nil || title != nil || largeTitle != nil
        || titleShift != nil
    else { return nil }
    let result = UINavigationBarAppearance()
    result.backgroundColor = tint
    if let image {
      result.configureWithTransparentBackground()
      result.shadowColor = BarBackground.hairlineColor
      if image.size != .zero { result.backgroundImage = image }
    }
    if let line {
      result.shadowImage = line.size == .zero ? nil : line
      if line.size == .zero { result.shadowColor = nil }
    }
    result.titleTextAttributes = title ?? [:]
    result.largeTitleTextAttributes = largeTitle ?? [:]
    result.titlePositionAdjustment.vertical = titleShift ?? 0
    return result
  }
}
