extension UINavigationItem {
  /// The appearance of the bar while it shows the item; nil, the default, for the bar's own.
  /// Setting it copies the object.
  public var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied() }
  }

  /// The appearance on phones in landscape. Default nil.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }

  /// The appearance without content scrolled under the bar. Default nil.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// The appearance on phones in landscape without content scrolled under the bar. Default nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }
}
