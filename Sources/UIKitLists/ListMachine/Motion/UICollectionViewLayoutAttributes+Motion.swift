extension UICollectionViewLayoutAttributes {
  /// A copy of its own class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    (copy() as? UICollectionViewLayoutAttributes) ?? self
  }

  /// The same place, not to be seen.
  func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// These attributes; for hidden ones the same place, not to be seen but there.
  func unhidden() -> UICollectionViewLayoutAttributes {
    guard isHidden else { return self }
    let copy = faded()
    copy.isHidden = false
    return copy
  }

  /// Whether a view with the one needs nothing done to have the other, whatever its index path.
  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    let copy = duplicate()
    copy.indexPath = other.indexPath
    return copy == other
  }
}
