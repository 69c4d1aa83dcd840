extension UIScrollView {
  /// The guide of the content: constraints on it set the `contentSize`. In constraints of subviews,
  /// the edges of the scroll view mean those of this guide.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIScrollView-contentLayoutGuide", .content)
  }

  /// The guide of the visible rectangle: views constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIScrollView-frameLayoutGuide", .visible)
  }
}
