/// The menus of rows, by the delegate's methods.
extension UITableView {
  func shouldShowMenu(at path: IndexPath) -> Bool {
    delegate?.tableView?(self, shouldShowMenuForRowAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath) -> Bool {
    delegate?.tableView?(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath) {
    delegate?.tableView?(self, performAction: action, forRowAt: path, withSender: nil)
  }

  func contextMenu(
    forItems paths: [IndexPath], at path: IndexPath?, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return delegate?.tableView?(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func highlightPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView?(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    delegate?.tableView?(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView?(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView?(self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView?(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
