extension UIScrollView {
  /// What the view scrolls: constraints of it give the view its `contentSize`. The edges of the
  /// scroll view mean this guide's in constraints of what lies inside.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIScrollView-contentLayoutGuide", .content)
  }

  /// The view's visible rectangle: what is bound to it stays in place while the content moves.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(named: "UIScrollView-frameLayoutGuide", .visible)
  }
}
