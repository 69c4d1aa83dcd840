extension UIViewController {
  /// Returns the content that a bar at an edge observes: the scroll view set for the edge, else the
  /// root view or its first subview if that scrolls.
  func contentAtEdge(_ edge: NSDirectionalRectEdge) -> (any ScrollableContent)? {
    if let childForContentUnderBars { return childForContentUnderBars.contentAtEdge(edge) }
    if let set = contentScrollView(for: edge) { return set }
    return viewIfLoaded?.scrollContent ?? viewIfLoaded?.subviews.first?.scrollContent
  }
}
