/// The appearances that a navigation bar, or an item on it, has been given; nil where none was.
@MainActor
package struct NavigationBarLooks {
  package var standard: UINavigationBarAppearance?
  package var compact: UINavigationBarAppearance?
  package var scrollEdge: UINavigationBarAppearance?
  package var compactScrollEdge: UINavigationBarAppearance?

  /// The one for a bar over content.
  ///
  /// - Parameter isCompact: whether the bar is as high as on phones held sideways.
  func overContent(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compact ?? standard : standard
  }

  /// The one for a bar under which nothing has been scrolled.
  func atEdge(isCompact: Bool) -> UINavigationBarAppearance? {
    isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
  }
}

/// The single properties by which bars were changed before appearances.
@MainActor
struct OldNavigationBarLook {
  var tint: UIColor?
  var image: UIImage?
  var line: UIImage?
  var title: [NSAttributedString.Key: Any]?
  var largeTitle: [NSAttributedString.Key: Any]?

  /// The appearance that they stand for; nil where none was set.
  var appearance: UINavigationBarAppearance? {
    guard tint != nil || image != nil || line != nil || title != nil || largeTitle != nil
    else { return nil }
    let look = UINavigationBarAppearance()
    look.backgroundColor = tint
    if let image {
      look.configureWithTransparentBackground()
      look.shadowColor = BarGround.hairlineColor
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
