/// The frames of the indicators, in the content's coordinates; nil where the content fits.
///
/// Source: flowkey/UIKit-cross-platform and KimDarren/JTSScrollIndicator, which measured UIKit: 3
/// points from the edge, at least 36 long, squeezed down to 8 when the content is pulled past an
/// end.
@MainActor
struct ScrollIndicatorPlacement {
  var vertical: CGRect?
  var horizontal: CGRect?

  private static let edgeGap: CGFloat = 3
  private static let shortest: CGFloat = 36
  private static let shortestSqueezed: CGFloat = 8

  init(_ view: UIScrollView) {
    let bounds = view.bounds
    let inset = view.adjustedContentInset
    let least = view.minimumContentOffset
    let safe =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : UIEdgeInsets.zero
    let bottom = view.verticalScrollIndicatorInsets
    if let span = Self.span(
      track: bounds.height - 2 * Self.edgeGap - max(inset.top, bottom.top)
        - max(inset.bottom, bottom.bottom),
      seen: bounds.height - inset.top - inset.bottom, content: view.contentSize.height,
      offset: bounds.minY - least.y)
    {
      vertical = CGRect(
        x: bounds.maxX - Self.edgeGap - ScrollIndicator.thickness - bottom.right - safe.right,
        y: bounds.minY + Self.edgeGap + max(inset.top, bottom.top) + span.start,
        width: ScrollIndicator.thickness, height: span.length)
    }
    let side = view.horizontalScrollIndicatorInsets
    if let span = Self.span(
      track: bounds.width - 2 * Self.edgeGap - max(inset.left, side.left)
        - max(inset.right, side.right),
      seen: bounds.width - inset.left - inset.right, content: view.contentSize.width,
      offset: bounds.minX - least.x)
    {
      horizontal = CGRect(
        x: bounds.minX + Self.edgeGap + max(inset.left, side.left) + span.start,
        y: bounds.maxY - Self.edgeGap - ScrollIndicator.thickness - side.bottom - safe.bottom,
        width: span.length, height: ScrollIndicator.thickness)
    }
  }

  /// Returns start and length of the bar on a track. Past an end the bar is shortened by the
  /// distance of the pull.
  static func span(
    track: CGFloat, seen: CGFloat, content: CGFloat, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > seen, seen > 0, track > 0 else { return nil }
    let natural = min(track, max(shortest, track * seen / content))
    let range = content - seen
    let past = max(0, -offset) + max(0, offset - range)
    let length = max(min(natural, shortestSqueezed), natural - past)
    let progress = min(max(offset / range, 0), 1)
    return ((track - length) * progress, length)
  }
}
