/// The long press that moves items of a collection view controller.
@MainActor
package final class MovementGesture {
  private let recognizer = UILongPressGestureRecognizer()

  package init() {
    recognizer.addHandler { recognizer in
      guard let view = recognizer.view as? UICollectionView else { return }
      let point = recognizer.location(in: view)
      switch recognizer.state {
      case .began:
        if let path = view.indexPathForItem(at: point) {
          _ = view.beginInteractiveMovementForItem(at: path)
        }
      case .changed: view.updateInteractiveMovementTargetPosition(point)
      case .ended: view.endInteractiveMovement()
      default: view.cancelInteractiveMovement()
      }
    }
  }

  /// Installs the recognizer on a collection view and removes it from any other; nil only removes
  /// it.
  package func install(on view: UICollectionView?) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view?.addGestureRecognizer(recognizer)
  }
}
