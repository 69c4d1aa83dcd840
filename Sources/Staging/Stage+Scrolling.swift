import UIKit

extension Stage {
  /// How often the end of the content may move before that is an error.
  private static let mostPasses = 10

  /// Does something again and again until it says that nothing moved.
  private func settle(_ step: () throws(SnapshotError) -> Bool) throws(SnapshotError) {
    for _ in 0..<Self.mostPasses where try step() { return }
    throw .notSettled(passes: Self.mostPasses)
  }

  /// Scrolls to what is to be seen.
  package func show(
    _ target: PictureRequest.ScrollTarget, within patience: Duration = LoadBoard.patience
  ) throws(SnapshotError) {
    root.layoutIfNeeded()
    switch target {
    case .asItStands: break
    case .offset(let offset, let clamped):
      try scroll(to: offset, clamps: clamped)
      try load(within: patience)
      // What has come may have moved the end.
      try scroll(to: offset, clamps: clamped)
    case .item(let indexPath, let position): try showItem(indexPath, position, patience)
    case .fullContent: try showFullContent(patience)
    case .rest(let offset): try scrollToRest(at: offset, within: patience)
    }
  }

  /// Sets an offset and lays out until it stays: cells that size themselves may move the end.
  ///
  /// - Parameter clamps: whether an offset past the end is pulled back to where scrolling would
  ///   rest.
  private func scroll(to offset: CGPoint, clamps: Bool) throws(SnapshotError) {
    let scrollView = try scrolling()
    try settle {
      let wanted = clamps ? scrollView.clampedContentOffset(offset) : offset
      scrollView.contentOffset = wanted
      root.layoutIfNeeded()
      return !clamps || scrollView.clampedContentOffset(offset) == wanted
    }
  }

  /// Sets an offset where scrolling can come to rest, as near as it can be to the one wanted, when
  /// everything has loaded, and lays out until it stays. Where a view puts itself to another offset
  /// each time, as endless ones do, that is where it stays.
  package func scrollToRest(
    at wanted: CGPoint, within patience: Duration = LoadBoard.patience
  ) throws(SnapshotError) {
    let scrollView = try scrolling()
    try run { () throws(SnapshotError) in
      scrollView.hideScrollIndicators()
      try load(within: patience)
      var passes = 0
      try settle { () throws(SnapshotError) in
        let target = UIScreen.main.rounded(scrollView.clampedContentOffset(wanted))
        scrollView.contentOffset = scrollView.clampedContentOffset(wanted)
        try load(within: patience)
        let rest = UIScreen.main.rounded(scrollView.clampedContentOffset(wanted))
        passes += 1
        return rest == scrollView.contentOffset || (passes == Self.mostPasses && rest == target)
      }
    }
  }

  /// Cells that size themselves may move the item: scrolls until it stays.
  private func showItem(
    _ indexPath: IndexPath, _ position: UICollectionView.ScrollPosition, _ patience: Duration
  ) throws(SnapshotError) {
    guard let view = collectionView else {
      throw .noCollectionView(String(describing: type(of: root)))
    }
    try settle { () throws(SnapshotError) in
      try load(within: patience)
      guard view.hasItem(at: indexPath) else { throw .noSuchItem(Array(indexPath)) }
      let before = view.contentOffset
      view.scrollToItem(at: indexPath, at: position, animated: false)
      try load(within: patience)
      return view.contentOffset == before
    }
  }

  /// Makes the screen larger until its scroll view shows everything.
  private func showFullContent(_ patience: Duration) throws(SnapshotError) {
    let scrollView = try scrolling()
    try settle { () throws(SnapshotError) in
      try load(within: patience)
      let (least, greatest) = (scrollView.minimumContentOffset, scrollView.maximumContentOffset)
      scrollView.contentOffset = least
      let hidden = CGSize(
        width: (greatest.x - least.x).rounded(.up), height: (greatest.y - least.y).rounded(.up))
      guard hidden != .zero else { return true }
      let size = root.bounds.size
      root.bounds.size = CGSize(
        width: size.width + hidden.width, height: size.height + hidden.height)
      return false
    }
  }
}

extension UICollectionView {
  /// Whether there is such an item.
  package func hasItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0 else { return false }
    return indexPath.section < numberOfSections
      && indexPath.item < numberOfItems(inSection: indexPath.section)
  }
}
