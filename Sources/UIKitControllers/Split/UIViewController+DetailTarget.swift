extension UIViewController {
  /// Posted after the notification's object, a split view controller, has collapsed or expanded:
  /// details are then pushed, or shown in their own column.
  ///
  /// Source: Apple, UIViewController.showDetailTargetDidChangeNotification.
  nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
