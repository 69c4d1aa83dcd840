// Undocumented properties that apps use nevertheless.

extension UIKitProperties {
  static let undocumented: [NamedProperty] = [
    row("cancelButton", \UISearchBar.cancelButton),
    row("cancelButtonText", \UISearchBar.cancelButtonText),
    row("hidesShadow", \UINavigationBar.hidesShadow), row("hidesShadow", \UIToolbar.hidesShadow),
    row("hidesShadow", \UITabBar.hidesShadow), row("textColor", \UIDatePicker.textColor),
    row("attributedTitle", \UIAlertController.attributedTitle),
    row("attributedMessage", \UIAlertController.attributedMessage),
    row("contentViewController", \UIAlertController.contentViewController),
    row("titleTextColor", \UIAlertAction.titleTextColor), row("image", \UIAlertAction.image),
    row("imageTintColor", \UIAlertAction.imageTintColor),
    row("titleTextAlignment", \UIAlertAction.titleTextAlignment),
  ]

  static let ignored: [NamedProperty] = [
    ignored("highlightsToday", UIDatePicker.self), ignored("checked", UIAlertAction.self),
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
