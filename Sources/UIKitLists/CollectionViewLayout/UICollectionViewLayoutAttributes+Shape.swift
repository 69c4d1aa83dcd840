extension UICollectionViewLayoutAttributes {
  /// Returns whether a visible point of the content is in the element's transformed rectangle,
  /// not only in its bounding box.
  func covers(_ point: CGPoint) -> Bool {
    guard visibleFrame.contains(point) else { return false }
    guard !transform.isIdentity else { return true }
    let shift = row?.shift ?? .zero
    let own = CGPoint(x: point.x - center.x - shift.x, y: point.y - center.y - shift.y)
      .applying(transform.inverted())
    return abs(own.x) <= size.width / 2 && abs(own.y) <= size.height / 2
  }
}
