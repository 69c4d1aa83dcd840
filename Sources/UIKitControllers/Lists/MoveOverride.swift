/// Determines whether a controller overrides `moveItemAt`, without calling it.
@MainActor
package enum MoveOverride {
  private final class Plain: UICollectionViewController {}

  private final class Moving: UICollectionViewController {
    package override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { collectionView.tag += 1 }
  }

  static let slot = MethodSlot(
    base: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self)
}

extension UICollectionViewController: MoveFollower {
  package var followsMoves: Bool { MoveOverride.slot?.isOverridden(in: type(of: self)) ?? true }
}
