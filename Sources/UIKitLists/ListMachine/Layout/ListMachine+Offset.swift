/// Adjusts the content offset after changes of the content. A scroll in progress continues as far
/// as there is content.
extension ListMachine {
  /// Returns the content offset after an update or a change of layout: the layout's, which the
  /// delegate can override.
  func targetOffset(
    _ proposed: CGPoint, in layout: UICollectionViewLayout? = nil
  ) -> CGPoint {
    host.targetOffset(
      forProposed: (layout ?? self.layout).targetContentOffset(forProposedContentOffset: proposed))
  }

  /// Returns the layout's resting offset after a drag.
  func layoutRestingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    validateLayout()
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Sets the content offset after an update: the layout's, limited to the content's end.
  func settleOffsetAfterUpdate() {
    let wanted = targetOffset(contentOffset)
    if wanted != contentOffset { contentOffset = clampedContentOffset(wanted) }
    clampOffsetToEnd()
    validateLayout()
  }

  /// Scrolls back to the end of content that has become shorter; an offset before the start is
  /// kept.
  func clampOffsetToEnd() {
    host.driver.clampToContent()
    moveContent(to: clampedToEnd(contentOffset))
  }

  /// Whether the content offset is not past the end.
  var isInsideEnd: Bool { contentOffset == clampedToEnd(contentOffset) }

  /// Moves the content together with the visible elements, but not past its start.
  func adjustOffset(by adjustment: CGPoint) {
    guard adjustment != .zero else { return }
    let (offset, least) = (contentOffset, minimumContentOffset)
    host.driver.shift(by: adjustment)
    moveContent(
      to: CGPoint(
        x: max(offset.x + adjustment.x, min(offset.x, least.x)),
        y: max(offset.y + adjustment.y, min(offset.y, least.y))))
  }

  /// Moves the content together with the visible elements, in points; a scroll in progress
  /// continues.
  func moveContent(by distance: CGPoint) {
    host.driver.shift(by: distance)
    moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  /// Changes the offset and keeps the scroll target.
  private func moveContent(to offset: CGPoint) {
    let before = contentOffset
    scroll(to: offset)
    pass.moveScrollTarget(from: before, to: contentOffset)
  }

  /// Limits an offset to the content's end, which is on the left if mirrored.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    return CGPoint(
      x: mirror == nil ? min(offset.x, greatest.x) : max(offset.x, least.x),
      y: min(offset.y, greatest.y))
  }
}
