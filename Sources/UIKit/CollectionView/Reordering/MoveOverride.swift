/// Tells whether a controller has a `moveItemAt` of its own, without calling it.
@MainActor
enum MoveOverride {
  private final class Plain: UICollectionViewController {}

  private final class Moving: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { collectionView.tag += 1 }
  }

  static let slot = MethodSlot(
    base: UICollectionViewController.self, plain: Plain.self, overriding: Moving.self)
}

extension UICollectionViewController {
  /// Whether a subclass follows moves of items; true where that cannot be found out.
  var followsMoves: Bool { MoveOverride.slot?.isOverridden(in: type(of: self)) ?? true }
}
