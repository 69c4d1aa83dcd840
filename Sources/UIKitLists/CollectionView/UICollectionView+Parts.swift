extension UICollectionView {
  /// Who is asked and told about items, if anybody is.
  var itemDelegate: (any UICollectionViewDelegate)? {
    assignedDelegate as? any UICollectionViewDelegate
  }

  /// Binds the layout, and what follows fingers, to the collection view that has just been made.
  func installParts() {
    layout.user = self
    multipleSelection.install(on: self)
    dragging.install(on: self)
    dropping.install(on: self)
    menus.install(on: self)
  }
}
