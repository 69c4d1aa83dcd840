// Undocumented properties that apps set nevertheless.

extension UIKitProperties {
  static let unheard: [NamedProperty] = [
    unheard("textColor", UIDatePicker.self), unheard("highlightsToday", UIDatePicker.self),
    unheard("attributedTitle", UIAlertController.self),
    unheard("attributedMessage", UIAlertController.self),
    unheard("contentViewController", UIAlertController.self),
    unheard("titleTextColor", UIAlertAction.self), unheard("image", UIAlertAction.self),
    unheard("imageTintColor", UIAlertAction.self), unheard("checked", UIAlertAction.self),
    unheard("titleTextAlignment", UIAlertAction.self),
    unheard("hidesShadow", UINavigationBar.self), unheard("hidesShadow", UIToolbar.self),
    unheard("hidesShadow", UITabBar.self), unheard("cancelButtonText", UISearchBar.self),
    unheard("_pageImage", UIPageControl.self), unheard("_currentPageImage", UIPageControl.self),
  ]

  private static var said = WarnedOnce()

  /// Returns a property whose values are ignored, with a warning the first time.
  private static func unheard(_ key: String, _ type: AnyClass) -> NamedProperty {
    NamedProperty(
      key: key,
      isOf: { object in
        var current: AnyClass? = Swift.type(of: object)
        while let candidate = current, candidate != type { current = _getSuperclass(candidate) }
        return current != nil
      }, read: { _ in nil },
      write: { _, _ in
        let name = "\(type).\(key)"
        said.warn(
          of: name, ending: "More keys without effect are not named.",
          "setValue:forKey: \(name) has no effect here: it is not in UIKit's headers.")
        return true
      })
  }
}
