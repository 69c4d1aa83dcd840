extension UICollectionViewController {
  /// Takes over another controller's collection view, unless this one has loaded its own.
  ///
  /// Returns whether it did; then ``turnIntoOwnLayout(animated:)`` follows once the view is shown.
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

  /// Takes a lent collection view back.
  ///
  /// Returns whether it was lent; then ``turnBack(animated:)`` follows once the view is shown.
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
