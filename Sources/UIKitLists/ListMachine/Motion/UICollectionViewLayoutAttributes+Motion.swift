extension UICollectionViewLayoutAttributes {
  /// Returns a copy of the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    (copy() as? UICollectionViewLayoutAttributes) ?? self
  }

  /// Returns a copy with an alpha of 0.
  func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// Returns these attributes; if hidden, a copy with an alpha of 0 that is not hidden.
  func unhidden() -> UICollectionViewLayoutAttributes {
    guard isHidden else { return self }
    let copy = faded()
    copy.isHidden = false
    return copy
  }

  /// Returns whether a view would look the same with both, whatever their index paths.
  func matches(_ other: UICollectionViewLayoutAttributes) -> Bool {
    let copy = duplicate()
    copy.indexPath = other.indexPath
    return copy == other
  }
}
