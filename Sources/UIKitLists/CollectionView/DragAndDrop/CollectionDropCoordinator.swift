/// The items dropped on a collection view, during the delegate's `performDropWith`.
@MainActor
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
  private final class Item: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      self.previewSize = previewSize
    }
  }

  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let items: [any UICollectionViewDropItem]
  private let view: UICollectionView

  init(
    of session: any UIDropSession, at destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal, in view: UICollectionView
  ) {
    (self.session, destinationIndexPath, self.proposal) = (session, destination, proposal)
    self.view = view
    let drag = (session as? DropSession)?.dragSession
    items = session.items.map {
      Item($0, view.machine.dragged.path(of: $0), drag?.previewSize(of: $0) ?? .zero)
    }
  }

  private var flights: DropFlights? { (session as? DropSession)?.dragSession.destinations.flights }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = DropPlaceholder(of: dragItem, placeholder, in: view)
    view.dropping.finishPreview()
    let shown = view.machine.placeholderItems.visiblePath(of: placeholder.insertionIndexPath)
    view.machine.insertPlaceholder(context, at: shown)
    fly(dragItem, to: view.layoutAttributesForItem(at: shown), context.animator)
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    let animator = DragAnimator()
    view.machine.dragged.expect(dragItem, at: indexPath)
    view.machine.showDragProgress()
    animator.addCompletion { [view] _ in
      view.machine.dragged.arrive(dragItem)
      view.machine.showDragProgress()
    }
    fly(
      dragItem, to: view.layoutAttributesForItem(at: view.machine.visiblePath(of: indexPath)),
      animator)
    return animator
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    let animator = DragAnimator()
    guard let cell = view.cellForItem(at: view.machine.visiblePath(of: indexPath)) else {
      return animator
    }
    let target = UIDragPreviewTarget(
      container: cell, center: CGPoint(x: rect.midX, y: rect.midY))
    flights?.set(
      DropFlight(
        center: target.centerInWindow, size: rect.size, transform: .identity, animator),
      for: dragItem)
    return animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let animator = DragAnimator()
    flights?.set(
      DropFlight(
        center: target.centerInWindow, size: nil, transform: target.transform, animator),
      for: dragItem)
    return animator
  }

  private func fly(
    _ item: UIDragItem, to attributes: UICollectionViewLayoutAttributes?, _ animator: DragAnimator
  ) {
    guard let attributes = attributes.map(view.machine.placed) else { return }
    let target = UIDragPreviewTarget(container: view, center: attributes.center)
    flights?.set(
      DropFlight(
        center: target.centerInWindow, size: attributes.size, transform: .identity, animator),
      for: item)
  }
}
