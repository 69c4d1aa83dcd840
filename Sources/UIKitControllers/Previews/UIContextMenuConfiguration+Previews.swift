extension UIContextMenuConfiguration {
  /// Returns the controller of the preview; nil for the touched view.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?

  /// Creates a configuration; without an identifier it gets a unique one.
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
  /// The controller of the preview; nil if the touched view is the preview.
  public var previewViewController: UIViewController? {
    (self as? MenuAnimator)?.previewOwner as? UIViewController
  }
}
