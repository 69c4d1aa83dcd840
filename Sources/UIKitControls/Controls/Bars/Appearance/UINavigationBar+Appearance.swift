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

  /// How the bar looks while nothing has been scrolled under it; nil, the default, for
  /// ``standardAppearance``. On iOS 15 and later nil is a bar without a ground there, which is
  /// not drawn here.
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

  /// Gives a bar without an appearance an image for its ground; an empty one for no ground. There
  /// is one for all metrics here.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    oldLook.image = backgroundImage
  }

  /// The image that a bar without an appearance has for its ground.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { oldLook.image }

  /// What the bar shows now looks like this; nil for the system's look.
  var appearanceInUse: UINavigationBarAppearance? {
    let isCompact = row.height < 44
    if largeTitleHeight > 0, isContentAtEdge { return largeTitleAppearance }
    let own = topItem?.looks.look(isCompact: isCompact, isAtEdge: isContentAtEdge)
    return own ?? looks.look(isCompact: isCompact, isAtEdge: isContentAtEdge)
      ?? oldLook.appearance
  }

  /// A bar with a large title has no ground while nothing has been scrolled under it, unless it was
  /// given one for that. Source: Apple, UINavigationBar.scrollEdgeAppearance.
  private var largeTitleAppearance: UINavigationBarAppearance {
    if let look = topItem?.looks.scrollEdge ?? looks.scrollEdge { return look }
    let look = topItem?.looks.standard ?? looks.standard ?? oldLook.appearance
    let plain = look?.copied() ?? UINavigationBarAppearance()
    plain.configureWithTransparentBackground()
    return plain
  }

  /// Hears that content was scrolled, or that there is other content.
  package func contentDidMove(isAtEdge: Bool) {
    guard isAtEdge != isContentAtEdge else { return }
    isContentAtEdge = isAtEdge
    if largeTitleHeight > 0 || looks.followsContent || topItem?.looks.followsContent == true {
      lookDidChange()
    }
  }
}
