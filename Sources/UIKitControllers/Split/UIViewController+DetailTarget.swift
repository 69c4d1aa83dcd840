extension UIViewController {
  /// Posted by a split controller, which is the object, when it has collapsed into one column or
  /// expanded into several: what a row shows in detail is pushed now, or shown beside it.
  ///
  /// Source: Apple, UIViewController.showDetailTargetDidChangeNotification.
  nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
