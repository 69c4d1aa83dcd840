extension UICollectionViewLayoutAttributes {
  /// Whether a point of the content lies in the element as it is drawn: in its rectangle under its
  /// transform, not only in the box around that.
  func covers(_ point: CGPoint) -> Bool {
    guard frame.contains(point) else { return false }
    guard !transform.isIdentity else { return true }
    let own = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transform.inverted())
    return abs(own.x) <= size.width / 2 && abs(own.y) <= size.height / 2
  }
}
