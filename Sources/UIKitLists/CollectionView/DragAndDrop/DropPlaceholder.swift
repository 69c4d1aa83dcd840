/// A placeholder that a collection view shows for a dropped item.
@MainActor
final class DropPlaceholder: UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewDropPlaceholder
  private weak var view: UICollectionView?
  let animator = DragAnimator()

  init(
    of dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder,
    in view: UICollectionView
  ) { (self.dragItem, self.placeholder, self.view) = (dragItem, placeholder, view) }

  /// Returns the configured cell.
  func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> (any ListCell)? {
    let cell =
      view?.machine.dequeue(.cell(placeholder.reuseIdentifier), for: attributes)
      as? UICollectionViewCell
    if let cell { placeholder.cellUpdateHandler?(cell) }
    return cell
  }

  func commitInsertion(dataSourceUpdates: @MainActor (IndexPath) -> Void) -> Bool {
    guard let view, let shown = view.machine.placeholderItems.path(of: self) else { return false }
    dataSourceUpdates(view.machine.placeholderItems.pathExcludingPlaceholders(of: shown))
    guard view.machine.placeholderItems.path(of: self) == shown else { return false }
    view.machine.commit(self, at: shown)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, let shown = view.machine.placeholderItems.path(of: self) else { return false }
    view.machine.removePlaceholder(at: shown)
    return true
  }

  func setNeedsCellUpdate() {
    guard let view, let shown = view.machine.placeholderItems.path(of: self),
      let cell = view.cellForItem(at: shown)
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    animator.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
