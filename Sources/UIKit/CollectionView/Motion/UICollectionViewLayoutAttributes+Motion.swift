extension UICollectionViewLayoutAttributes {
  func twin() -> UICollectionViewLayoutAttributes {
    (copy() as? UICollectionViewLayoutAttributes) ?? self
  }

  /// The same place, not to be seen.
  func faded() -> UICollectionViewLayoutAttributes {
    let twin = twin()
    twin.alpha = 0
    return twin
  }

  /// These attributes; for hidden ones the same place, not to be seen but there.
  func unhidden() -> UICollectionViewLayoutAttributes {
    guard isHidden else { return self }
    let twin = faded()
    twin.isHidden = false
    return twin
  }

  /// Whether a view with the one needs nothing done to have the other, whatever its index path.
  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    let twin = twin()
    twin.indexPath = other.indexPath
    return twin == other
  }
}
