extension UIViewController {
  /// Posted by a split view controller, the object, after it has collapsed or expanded: details are
  /// then pushed, or shown in their own column.
  ///
  /// Source: Apple, UIViewController.showDetailTargetDidChangeNotification.
  nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
