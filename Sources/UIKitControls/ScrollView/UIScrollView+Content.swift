@_spi(UIKit) import UIKitViews

/// What constraints, touches and bars read of the content.
extension UIScrollView: ScrollableContent {
  package final var scrollableContent: (any ScrollableContent)? { self }

  /// The margins that subviews may preserve: none along an axis that scrolls, since rows would grow
  /// as they leave the screen.
  package final var marginsToPreserve: UIEdgeInsets {
    let margins = layoutMargins
    let isWide = contentSize.width > bounds.width
    let isHigh = contentSize.height > bounds.height
    func margin(_ side: UIRectEdge, _ length: CGFloat, scrolls: Bool) -> CGFloat {
      scrolls || !sidesOfPreservedMargins.contains(side) ? 0 : length
    }
    return UIEdgeInsets(
      top: margin(.top, margins.top, scrolls: isHigh),
      left: margin(.left, margins.left, scrolls: isWide),
      bottom: margin(.bottom, margins.bottom, scrolls: isHigh),
      right: margin(.right, margins.right, scrolls: isWide))
  }

  /// Returns the part of the safe area that subviews inherit: none along an axis where the content
  /// inset includes it, since scrolling would change the margins of subviews. Uncertain.
  package final func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets {
    withoutAdjustment(insets)
  }

  package final var contentTop: CGFloat { -bounds.minY - contentInset.top - refreshInset }

  package final var isContentAtTop: Bool { bounds.minY <= -adjustedContentInset.top }

  package final var isContentAtBottom: Bool {
    bounds.maxY >= contentSize.height + adjustedContentInset.bottom
  }

  /// Notifies bars after content has reached or left one of their edges.
  func notifyOfEdges() {
    let edges = (top: isContentAtTop, bottom: isContentAtBottom)
    guard edges != lastEdges else { return }
    lastEdges = edges
    contentEdgesDidChange()
  }
}
