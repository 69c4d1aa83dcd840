/// Drags of a collection view's items.
@MainActor
final class CollectionDrag: UIDragInteractionDelegate {
  private weak var view: UICollectionView?
  weak var delegate: (any UICollectionViewDragDelegate)? { didSet { update() } }
  var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { update() } }
  private lazy var interaction = UIDragInteraction(delegate: self)

  /// Whether items are being lifted or dragged.
  var isActive: Bool { interaction.session != nil }

  func install(on view: UICollectionView) { self.view = view }

  private func update() {
    guard let view, delegate != nil || interaction.view != nil else { return }
    interaction.itemDidChange = { [weak self] item, progress in
      self?.view?.machine.dragged.setProgress(progress, of: item)
      self?.view?.machine.showDragProgress()
    }
    interaction.menuForUnmovedLift = { [weak self] attributes in
      guard let menus = self?.view?.machine.menus, menus.prepare(at: attributes) else { return nil }
      return menus.open
    }
    view.addInteraction(interaction)
    interaction.isEnabled = isEnabled && delegate != nil
  }

  // MARK: UIDragInteractionDelegate

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let view, let path = view.machine.itemOfData(at: session.location(in: view)) else {
      return []
    }
    let items = delegate?.collectionView(view, itemsForBeginning: session, at: path) ?? []
    view.machine.dragged.add(items, from: path)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let view, let path = view.machine.itemOfData(at: point),
      !view.machine.dragged.sources.contains(where: { $0.path == path })
    else { return [] }
    let cell = view.cellForItem(at: view.machine.visiblePath(of: path))
    let items: [UIDragItem]? = delegate?.collectionView?(
      view, itemsForAddingTo: session, at: path,
      point: cell.map { view.convert(point, to: $0) } ?? point)
    view.machine.dragged.add(items ?? [], from: path)
    return items ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    if let preview = preview(of: item) { return preview }
    // The cell is not visible.
    guard let view, let path = view.machine.dragged.path(of: item),
      let attributes = view.layoutAttributesForItem(at: view.machine.visiblePath(of: path))
    else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: view, center: view.machine.placed(attributes).center))
  }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let view, let path = view.machine.dragged.path(of: item),
      let cell = view.cellForItem(at: view.machine.visiblePath(of: path)),
      let attributes = view.layoutAttributesForItem(at: view.machine.visiblePath(of: path))
    else { return nil }
    let parameters: UIDragPreviewParameters? = delegate?.collectionView?(
      view, dragPreviewParametersForItemAt: path)
    return UITargetedDragPreview(
      view: cell, parameters: parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: view, center: view.machine.placed(attributes).center))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { if let view { delegate?.collectionView?(view, dragSessionWillBegin: session) } }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { if let view { delegate?.collectionView?(view, dragSessionDidEnd: session) } }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    guard let view else { return true }
    return delegate?.collectionView?(view, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let view else { return false }
    return delegate?.collectionView?(
      view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}
