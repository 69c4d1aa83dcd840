/// The menus of items, by the delegate's methods.
extension UICollectionView {
  func shouldShowMenu(at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, shouldShowMenuForItemAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath) -> Bool {
    itemDelegate?.collectionView?(self, canPerformAction: action, forItemAt: path, withSender: nil)
      ?? false
  }

  func perform(_ action: Selector, at path: IndexPath) {
    itemDelegate?.collectionView?(self, performAction: action, forItemAt: path, withSender: nil)
  }

  func contextMenu(
    forItems paths: [IndexPath], at path: IndexPath?, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let several: UIContextMenuConfiguration? = itemDelegate?.collectionView?(
      self, contextMenuConfigurationForItemsAt: paths, point: point)
    guard several == nil, let path else { return several }
    return itemDelegate?.collectionView?(
      self, contextMenuConfigurationForItemAt: path, point: point)
  }

  func highlightPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    let wanted: UITargetedPreview? = itemDelegate?.collectionView?(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    if let wanted { return wanted }
    return itemDelegate?.collectionView?(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(
    of configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    let wanted: UITargetedPreview? = itemDelegate?.collectionView?(
      self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    if let wanted { return wanted }
    return itemDelegate?.collectionView?(
      self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView?(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    itemDelegate?.collectionView?(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    itemDelegate?.collectionView?(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
