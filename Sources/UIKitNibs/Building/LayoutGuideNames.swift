/// The layout guides of views and controllers, by their names in documents.
@MainActor
enum LayoutGuideNames {
  /// Returns a layout guide by its kind; nil for an unknown kind.
  static func guide(_ kind: String, of owner: AnyObject) -> AnyObject? {
    if let controller = owner as? UIViewController {
      switch kind {
      case "top": return controller.topLayoutGuide
      case "bottom": return controller.bottomLayoutGuide
      default: return nil
      }
    }
    guard let view = owner as? UIView else { return nil }
    switch kind {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins": return view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": return view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": return view.keyboardLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    default: return nil
    }
  }
}
