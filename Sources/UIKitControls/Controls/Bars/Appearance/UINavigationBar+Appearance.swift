extension UINavigationBar {
  /// The appearance of the bar. Setting it copies the object. Default the system's.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = appearances.standard ?? UINavigationBarAppearance()
      appearances.standard = appearance
      return appearance
    }
    set { appearances.standard = newValue.copied() }
  }

  /// The appearance on phones in landscape; nil, the default, for ``standardAppearance``.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copied() }
  }

  /// The appearance of a navigation controller's bar without content scrolled under it; nil, the
  /// default, for ``standardAppearance`` without a background and a line.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The appearance on phones in landscape without content scrolled under the bar. Default nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copied() }
  }

  /// The background colour of a bar without an appearance; nil, the default, for the system's.
  public var barTintColor: UIColor? {
    get { legacyAppearance.tint }
    set { legacyAppearance.tint = newValue }
  }

  /// The attributes of the title in a bar without an appearance. Default nil.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyAppearance.title }
    set { legacyAppearance.title = newValue }
  }

  /// The attributes of large titles in a bar without an appearance. Default nil.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyAppearance.largeTitle }
    set { legacyAppearance.largeTitle = newValue }
  }

  /// The image of the shadow line in a bar without an appearance; an empty one for no line. Default
  /// nil.
  public var shadowImage: UIImage? {
    get { legacyAppearance.line }
    set { legacyAppearance.line = newValue }
  }

  /// Sets the background image of a bar without an appearance; an empty one for none. It applies to
  /// all metrics.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    legacyAppearance.image = backgroundImage
  }

  /// Returns the background image of a bar without an appearance.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyAppearance.image }

  /// Sets the background image of a bar without an appearance. It applies to all positions and
  /// metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { legacyAppearance.image = backgroundImage }

  /// Returns the background image of a bar without an appearance.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { legacyAppearance.image }

  /// Sets the distance by which the title of a bar without an appearance is lower, in points. It
  /// applies to all metrics.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { legacyAppearance.titleShift = adjustment }

  /// Returns the distance by which the title of a bar without an appearance is lower, in points.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyAppearance.titleShift ?? 0
  }

  /// The appearance in use; nil for the system's. The scroll edge appearances apply only to a
  /// navigation controller's bar; others always use the standard one. Source: Apple,
  /// UINavigationBar.scrollEdgeAppearance.
  var appearanceInUse: UINavigationBarAppearance? {
    let isCompact = row.height < 44
    let standard =
      topItem?.appearances.overContent(isCompact: isCompact) ?? appearances.overContent(
        isCompact: isCompact)
      ?? legacyAppearance.appearance
    guard isManaged, isContentAtEdge else { return standard }
    return topItem?.appearances.atEdge(isCompact: isCompact) ?? appearances.atEdge(
      isCompact: isCompact)
      ?? (standard ?? UINavigationBarAppearance()).transparent()
  }

  /// Updates the appearance after content has scrolled or been replaced.
  package func contentDidMove(isAtEdge: Bool) {
    guard isAtEdge != isContentAtEdge else { return }
    isContentAtEdge = isAtEdge
    styleDidChange()
  }
}
