extension UICollectionView {
  /// The views in sight with their keys, in drawing order for equal zIndexes.
  var orderedVisible: [(key: ElementKey, value: UICollectionReusableView)] {
    visible.sorted { ElementKey.isBehind($0.key, $1.key) }
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
    validateLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = elements(in: spot).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.covers(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}
