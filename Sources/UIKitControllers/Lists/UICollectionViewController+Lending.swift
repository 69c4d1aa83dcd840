extension UICollectionViewController {
  /// Borrows another controller's collection view, unless this one has loaded its own.
  ///
  /// Returns whether it did; ``turnIntoOwnLayout(animated:)`` must then be called once the view is
  /// shown.
  func borrowCollectionView(of lender: UIViewController?) -> Bool {
    guard useLayoutToLayoutNavigationTransitions, !isViewLoaded,
      let lender = lender as? UICollectionViewController,
      let shared = lender.collectionView
    else { return false }
    lender.layoutWhenLent = shared.collectionViewLayout
    isBorrowing = true
    shownCollectionView = shared
    return true
  }

  func turnIntoOwnLayout(animated: Bool) {
    shownCollectionView?.setCollectionViewLayout(initialLayout, animated: animated)
  }

  /// Takes back a collection view that was lent.
  ///
  /// Returns whether it was lent; ``turnBack(animated:)`` must then be called once the view is
  /// shown.
  func reclaimCollectionView() -> Bool {
    guard layoutWhenLent != nil, let shared = shownCollectionView else { return false }
    shared.frame = view.bounds
    view.addSubview(shared)
    return true
  }

  func turnBack(animated: Bool) {
    guard let layout = layoutWhenLent else { return }
    layoutWhenLent = nil
    shownCollectionView?.setCollectionViewLayout(layout, animated: animated)
  }
}
