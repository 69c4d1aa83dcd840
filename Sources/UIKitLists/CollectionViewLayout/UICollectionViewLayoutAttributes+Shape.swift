extension UICollectionViewLayoutAttributes {
  /// Whether a point of the content, as it is seen, lies in the element as it is drawn: in its
  /// rectangle under its transform, not only in the box around that.
  func covers(_ point: CGPoint) -> Bool {
    guard seenFrame.contains(point) else { return false }
    guard !transform.isIdentity else { return true }
    let shift = row?.shift ?? .zero
    let own = CGPoint(x: point.x - center.x - shift.x, y: point.y - center.y - shift.y)
      .applying(transform.inverted())
    return abs(own.x) <= size.width / 2 && abs(own.y) <= size.height / 2
  }
}
