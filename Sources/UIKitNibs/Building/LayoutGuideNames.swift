/// The rectangles of views and controllers that constraints of documents name.
@MainActor
enum LayoutGuideNames {
  /// A rectangle by its kind; nil for a kind that is not known.
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
