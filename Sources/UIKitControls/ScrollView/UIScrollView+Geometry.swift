import LayoutGeometry

extension UIScrollView {
  /// The least content offset at rest.
  package var minimumContentOffset: CGPoint { least(inset: adjustedContentInset) }

  /// The greatest content offset at rest; the least one where the content fits.
  package var maximumContentOffset: CGPoint { greatest(inset: adjustedContentInset) }

  private func least(inset: UIEdgeInsets) -> CGPoint {
    CGPoint(x: -inset.left, y: -inset.top - (collapsibleBarSpace?.height ?? 0))
  }

  private func greatest(inset: UIEdgeInsets) -> CGPoint {
    let least = least(inset: inset)
    return CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height))
  }

  /// Returns the nearest content offset at rest.
  ///
  /// Setting `contentOffset` itself does not clamp; drags, `scrollToItem` and
  /// `scrollRectToVisible` do. Source: Apple, UIScrollView.
  package func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
    clamped(offset, inset: adjustedContentInset)
  }

  /// Returns the nearest content offset at rest with another inset.
  func clamped(_ offset: CGPoint, inset: UIEdgeInsets) -> CGPoint {
    let (least, greatest) = (least(inset: inset), greatest(inset: inset))
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  /// Whether the content is at a resting position, to the pixel.
  package var isAtRestingPosition: Bool {
    UIScreen.main.rounded(clampedContentOffset(contentOffset)) == contentOffset
  }

  package func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    if seen.contains(rect) { return contentOffset }
    let moved = CGPoint(
      x: contentOffset.x
        + Self.move(seen.minX, seen.maxX, toShow: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.move(seen.minY, seen.maxY, toShow: rect.minY, rect.maxY))
    return clampedContentOffset(moved)
  }

  /// Returns the distance by which a span has to move to contain another.
  private static func move(
    _ start: CGFloat, _ end: CGFloat, toShow proposedStart: CGFloat, _ proposedEnd: CGFloat
  ) -> CGFloat {
    if proposedStart < start || proposedEnd - proposedStart > end - start {
      return proposedStart - start
    }
    return max(0, proposedEnd - end)
  }
}

extension UIScreen {
  /// Returns the nearest point on whole pixels.
  package func rounded(_ point: CGPoint) -> CGPoint {
    let grid = FrameGrid(scale: Double(scale))
    return CGPoint(x: grid.rounded(Double(point.x)), y: grid.rounded(Double(point.y)))
  }
}
