extension UINavigationBar {
  /// How the bar looks. Setting it takes a copy. Default the system's.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let look = looks.standard ?? UINavigationBarAppearance()
      looks.standard = look
      return look
    }
    set { looks.standard = newValue.copied() }
  }

  /// How the bar looks on phones held sideways; nil for ``standardAppearance``. Default nil.
  public var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }

  /// How a navigation controller's bar looks while nothing has been scrolled under it; nil, the
  /// default, for ``standardAppearance`` without a background and a line.
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

  /// The bar's ground where it has no appearance; nil for the system's. Default nil.
  public var barTintColor: UIColor? {
    get { oldLook.tint }
    set { oldLook.tint = newValue }
  }

  /// The look of the title where the bar has no appearance. Default nil.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { oldLook.title }
    set { oldLook.title = newValue }
  }

  /// The look of large titles where the bar has no appearance. Default nil.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { oldLook.largeTitle }
    set { oldLook.largeTitle = newValue }
  }

  /// The image in the line's place where the bar has no appearance; an empty one for no line.
  /// Default nil.
  public var shadowImage: UIImage? {
    get { oldLook.line }
    set { oldLook.line = newValue }
  }

  /// Gives a bar without an appearance an image for its background; an empty one for none. There
  /// is one for all metrics here.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    oldLook.image = backgroundImage
  }

  /// The image that a bar without an appearance has for its background.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { oldLook.image }

  /// What the bar shows now looks like this; nil for the system's look. The edge's looks are a
  /// navigation controller's bar's: another one has its standard look there, too. Source: Apple,
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

  /// Hears that content was scrolled, or that there is other content.
  package func contentDidMove(isAtEdge: Bool) {
    guard isAtEdge != isContentAtEdge else { return }
    isContentAtEdge = isAtEdge
    lookDidChange()
  }
}
