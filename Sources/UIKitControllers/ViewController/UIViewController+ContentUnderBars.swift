@_spi(UIKit) import UIKitViews

extension UIViewController {
  /// Returns the view whose content a bar at an edge observes: the scroll view set for the edge,
  /// else the root view or its first subview if that scrolls.
  func contentAtEdge(_ edge: NSDirectionalRectEdge) -> UIView? {
    if let childForContentUnderBars { return childForContentUnderBars.contentAtEdge(edge) }
    return contentScrollView(for: edge)
      ?? [viewIfLoaded, viewIfLoaded?.subviews.first].compactMap { $0 }
      .first { $0.contentTop != nil }
  }
}
