@_spi(UIKit) import UIKitViews

extension UIViewController {
  /// What a bar at an edge looks at to know whether content lies under it: the scroll view that was
  /// set for the edge, else the root view or its first subview, where that scrolls.
  func contentAtEdge(_ edge: NSDirectionalRectEdge) -> UIView? {
    if let childUnderBars { return childUnderBars.contentAtEdge(edge) }
    return contentScrollView(for: edge)
      ?? [viewIfLoaded, viewIfLoaded?.subviews.first].compactMap { $0 }
      .first { $0.contentTop != nil }
  }
}
