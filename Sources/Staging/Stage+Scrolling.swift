import UIKit

extension Stage {
  /// The maximum number of layout passes in which the end of the content may move.
  private static let maximumPassCount = 10

  /// Repeats a step until it returns that nothing moved.
  private func settle(_ step: () throws(SnapshotError) -> Bool) throws(SnapshotError) {
    for _ in 0..<Self.maximumPassCount where try step() { return }
    throw .notSettled(passes: Self.maximumPassCount)
  }

  /// Scrolls to a target.
  package func show(
    _ target: PictureRequest.ScrollTarget, within patience: Duration = LoadRegistry.patience
  ) throws(SnapshotError) {
    root.layoutIfNeeded()
    switch target {
    case .currentOffset: break
    case .offset(let offset, let clamped):
      try scroll(to: offset, clamps: clamped)
      try load(within: patience)
      // Loaded content may have moved the end.
      try scroll(to: offset, clamps: clamped)
    case .item(let indexPath, let position): try showItem(indexPath, position, patience)
    case .fullContent: try showFullContent(patience)
    case .rest(let offset): try scrollToRest(at: offset, within: patience)
    }
  }

  /// Sets an offset and lays out until it is stable, since self-sizing cells may move the end.
  ///
  /// - Parameter clamps: Whether to limit the offset to valid resting positions.
  private func scroll(to offset: CGPoint, clamps: Bool) throws(SnapshotError) {
    let scrollView = try scrolling()
    try settle {
      let wanted = clamps ? scrollView.clampedContentOffset(offset) : offset
      scrollView.contentOffset = wanted
      root.layoutIfNeeded()
      return !clamps || scrollView.clampedContentOffset(offset) == wanted
    }
  }

  /// Sets the nearest resting position to an offset after all loads, and lays out until it is
  /// stable. A view that repeatedly changes its own offset, such as an endless one, keeps its
  /// choice.
  package func scrollToRest(
    at wanted: CGPoint, within patience: Duration = LoadRegistry.patience
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
        return rest == scrollView.contentOffset
          || (passes == Self.maximumPassCount && rest == target)
      }
    }
  }

  /// Scrolls to an item until it is stable, since self-sizing cells may move it.
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

  /// Enlarges the screen until its scroll view shows the whole content.
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
  /// Returns whether an item exists.
  package func hasItem(at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0 else { return false }
    return indexPath.section < numberOfSections
      && indexPath.item < numberOfItems(inSection: indexPath.section)
  }
}
