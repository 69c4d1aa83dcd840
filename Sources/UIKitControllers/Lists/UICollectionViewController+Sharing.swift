extension UICollectionViewController {
  /// Borrows another controller's collection view, unless this one has loaded its own.
  ///
  /// Returns whether it did; ``applyOwnLayout(animated:)`` must then be called once the view is
  /// shown.
  func shareCollectionView(of lender: UIViewController?) -> Bool {
    guard useLayoutToLayoutNavigationTransitions, !isViewLoaded,
      let lender = lender as? UICollectionViewController,
      let shared = lender.collectionView
    else { return false }
    lender.layoutWhenShared = shared.collectionViewLayout
    isSharingCollectionView = true
    displayedCollectionView = shared
    return true
  }

  func applyOwnLayout(animated: Bool) {
    displayedCollectionView?.setCollectionViewLayout(initialLayout, animated: animated)
  }

  /// Takes back a collection view that was lent.
  ///
  /// Returns whether it was lent; ``restoreLayout(animated:)`` must then be called once the view is
  /// shown.
  func reclaimCollectionView() -> Bool {
    guard layoutWhenShared != nil, let shared = displayedCollectionView else { return false }
    shared.frame = view.bounds
    view.addSubview(shared)
    return true
  }

  func restoreLayout(animated: Bool) {
    guard let layout = layoutWhenShared else { return }
    layoutWhenShared = nil
    displayedCollectionView?.setCollectionViewLayout(layout, animated: animated)
  }
}
