extension UINavigationItem {
  /// The appearance of the bar while it shows the item; nil, the default, for the bar's own.
  /// Setting it copies the object.
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue?.copied() }
  }

  /// The appearance on phones in landscape. Default nil.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copied() }
  }

  /// The appearance without content scrolled under the bar. Default nil.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The appearance on phones in landscape without content scrolled under the bar. Default nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copied() }
  }
}
