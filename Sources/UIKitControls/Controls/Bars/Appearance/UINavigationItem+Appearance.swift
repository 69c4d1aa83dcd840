extension UINavigationItem {
  /// How the bar looks while it shows the item; nil, the default, for the bar's own look. Setting
  /// it takes a copy.
  public var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied() }
  }

  /// How the bar looks on phones held sideways. Default nil.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }

  /// How the bar looks while nothing has been scrolled under it. Default nil.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// How the bar looks on phones held sideways while nothing has been scrolled under it. Default
  /// nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }
}
