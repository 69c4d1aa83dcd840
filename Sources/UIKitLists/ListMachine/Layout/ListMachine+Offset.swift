/// Where content stands after what it shows has changed. A scroll that is under way goes on, as far
/// as there is content.
extension ListMachine {
  /// Where the content is to stand after an update or a change of layout: the layout is asked
  /// first, the delegate has the last word.
  func targetOffset(
    _ proposed: CGPoint, in layout: UICollectionViewLayout? = nil
  ) -> CGPoint {
    host.targetOffset(
      forProposed: (layout ?? self.layout).targetContentOffset(forProposedContentOffset: proposed))
  }

  /// Where content comes to rest that a finger lets go: where the layout would have it.
  func layoutRestingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    validateLayout()
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Puts the content where an update leaves it: where the layout wants it, not past a new end.
  func settleOffsetAfterUpdate() {
    let wanted = targetOffset(contentOffset)
    if wanted != contentOffset { contentOffset = clampedContentOffset(wanted) }
    pullBackToEnd()
    validateLayout()
  }

  /// Pulls content back that has become shorter than where it stands; what is pulled past its start
  /// stays there.
  func pullBackToEnd() {
    host.driver.keepInside()
    moveContent(to: insideEnd(contentOffset))
  }

  /// Whether content stands no further than its end.
  var isInsideEnd: Bool { contentOffset == insideEnd(contentOffset) }

  /// Moves the content with what is in sight, though not to before its start.
  func adjustOffset(by adjustment: CGPoint) {
    guard adjustment != .zero else { return }
    let (offset, least) = (contentOffset, minimumContentOffset)
    host.driver.shift(by: adjustment)
    moveContent(
      to: CGPoint(
        x: max(offset.x + adjustment.x, min(offset.x, least.x)),
        y: max(offset.y + adjustment.y, min(offset.y, least.y))))
  }

  /// Moves the content along with what is in sight, in points: a way that it is on goes on there.
  func moveContent(by distance: CGPoint) {
    host.driver.shift(by: distance)
    moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  /// Stands elsewhere at what it stood at before.
  private func moveContent(to offset: CGPoint) {
    let before = contentOffset
    scroll(to: offset)
    pass.moveAim(from: before, to: contentOffset)
  }

  /// Mirrored content has its end on the left.
  private func insideEnd(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    return CGPoint(
      x: mirror == nil ? min(offset.x, greatest.x) : max(offset.x, least.x),
      y: min(offset.y, greatest.y))
  }
}
