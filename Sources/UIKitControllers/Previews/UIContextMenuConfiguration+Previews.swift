extension UIContextMenuConfiguration {
  /// Makes what is previewed; nil for the view that was touched.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

  /// A configuration; without an identifier it gets one of its own.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.init(
      identifier: identifier, makePreviewOwner: previewProvider, actionProvider: actionProvider)
  }
}

/// UIKit's name of ``UIContextMenuConfiguration/ContentPreviewProvider``.
public typealias UIContextMenuContentPreviewProvider =
  UIContextMenuConfiguration.ContentPreviewProvider

extension UIContextMenuInteractionAnimating {
  /// The controller that is previewed; nil where the touched view is.
  public var previewViewController: UIViewController? {
    (self as? MenuAnimator)?.previewOwner as? UIViewController
  }
}
