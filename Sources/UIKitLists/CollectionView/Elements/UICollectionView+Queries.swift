extension UICollectionView {
  /// The item at a point of the content that is in front of all others there.
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = elements(in: spot).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.covers(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}
