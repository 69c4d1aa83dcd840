extension UINavigationBar {
  /// The appearance of the bar. Setting it copies the object. Default the system's.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let look = looks.standard ?? UINavigationBarAppearance()
      looks.standard = look
      return look
    }
    set { looks.standard = newValue.copied() }
  }

  /// The appearance on phones in landscape; nil, the default, for ``standardAppearance``.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }

  /// The appearance of a navigation controller's bar without content scrolled under it; nil, the
  /// default, for ``standardAppearance`` without a background and a line.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// The appearance on phones in landscape without content scrolled under the bar. Default nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }

  /// The background colour of a bar without an appearance; nil, the default, for the system's.
  public var barTintColor: UIColor? {
    get { oldLook.tint }
    set { oldLook.tint = newValue }
  }

  /// The attributes of the title in a bar without an appearance. Default nil.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { oldLook.title }
    set { oldLook.title = newValue }
  }

  /// The attributes of large titles in a bar without an appearance. Default nil.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { oldLook.largeTitle }
    set { oldLook.largeTitle = newValue }
  }

  /// The image of the shadow line in a bar without an appearance; an empty one for no line. Default
  /// nil.
  public var shadowImage: UIImage? {
    get { oldLook.line }
    set { oldLook.line = newValue }
  }

  /// Sets the background image of a bar without an appearance; an empty one for none. It applies to
  /// all metrics.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    oldLook.image = backgroundImage
  }

  /// Returns the background image of a bar without an appearance.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { oldLook.image }

  /// The appearance in use; nil for the system's. The scroll edge appearances apply only to a
  /// navigation controller's bar; others always use the standard one. Source: Apple,
  /// UINavigationBar.scrollEdgeAppearance.
  var appearanceInUse: UINavigationBarAppearance? {
    let isCompact = row.height < 44
    let standard =
      topItem?.looks.overContent(isCompact: isCompact) ?? looks.overContent(isCompact: isCompact)
      ?? oldLook.appearance
    guard isManaged, isContentAtEdge else { return standard }
    return topItem?.looks.atEdge(isCompact: isCompact) ?? looks.atEdge(isCompact: isCompact)
      ?? (standard ?? UINavigationBarAppearance()).transparent()
  }

  /// Updates the appearance after content has scrolled or been replaced.
  package func contentDidMove(isAtEdge: Bool) {
    guard isAtEdge != isContentAtEdge else { return }
    isContentAtEdge = isAtEdge
    lookDidChange()
  }
}
