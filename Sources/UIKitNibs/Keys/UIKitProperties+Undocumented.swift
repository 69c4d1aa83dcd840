// Undocumented properties that apps set nevertheless.

extension UIKitProperties {
  static let ignored: [NamedProperty] = [
    ignored("textColor", UIDatePicker.self), ignored("highlightsToday", UIDatePicker.self),
    ignored("attributedTitle", UIAlertController.self),
    ignored("attributedMessage", UIAlertController.self),
    ignored("contentViewController", UIAlertController.self),
    ignored("titleTextColor", UIAlertAction.self), ignored("image", UIAlertAction.self),
    ignored("imageTintColor", UIAlertAction.self), ignored("checked", UIAlertAction.self),
    ignored("titleTextAlignment", UIAlertAction.self),
    ignored("hidesShadow", UINavigationBar.self), ignored("hidesShadow", UIToolbar.self),
    ignored("hidesShadow", UITabBar.self), ignored("cancelButtonText", UISearchBar.self),
    ignored("_pageImage", UIPageControl.self), ignored("_currentPageImage", UIPageControl.self),
  ]

  private static var warnings = LoggedWarnings()

  /// Returns a property whose values are ignored, with a warning the first time.
  private static func ignored(_ key: String, _ type: AnyClass) -> NamedProperty {
    NamedProperty(
      key: key,
      isOf: { object in
        var current: AnyClass? = Swift.type(of: object)
        while let candidate = current, candidate != type { current = _getSuperclass(candidate) }
        return current != nil
      }, read: { _ in nil },
      write: { _, _ in
        let name = "\(type).\(key)"
        warnings.warn(
          of: name, ending: "More keys without effect are not reported.",
          "setValue:forKey: \(name) has no effect here: it is not in UIKit's headers.")
        return true
      })
  }
}
