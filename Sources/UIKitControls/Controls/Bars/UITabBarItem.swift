/// One of the choices of a tab bar. Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the item is chosen; nil for the image. Default nil.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed?() } } }
  /// The text in the disc at the item's corner; nil for no disc. Default nil.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed?() } } }
  /// The disc's colour; nil for red. Default nil.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { changed?() } } }

  private var badgeLooks: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Gives the text in the disc a look in a state; font and colour are drawn. Where a state has
  /// none it looks as in `.normal`. Source: Apple, UITabBarItem.setBadgeTextAttributes(_:for:).
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeLooks[state.rawValue] = textAttributes
    changed?()
  }

  /// The look that the text in the disc was given in a state; nil for none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeLooks[state.rawValue]
  }

  /// How the text in the disc looks in a state, by what it was given.
  final func badgeLook(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (badgeLooks[UIControl.State.normal.rawValue] ?? [:])
      .merging(badgeLooks[state.rawValue] ?? [:]) { $1 }
  }

  /// How much the title is moved, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { changed?() } }
  }

  /// How the bar looks while the item is chosen; nil, the default, for the bar's own look. Setting
  /// it takes a copy. Source: Apple, UITabBarItem.standardAppearance.
  open var standardAppearance: UITabBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue?.copied() }
  }

  /// How the bar looks while the item is chosen and the content ends at the bar. Default nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// How a bar looks while the item is chosen.
  final var looks = TabBarLooks() { didSet { looksChanged?() } }
  /// Called when ``looks`` have changed.
  final var looksChanged: (() -> Void)?

  /// One of the items that the system gives a title and a picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, image, self.tag) = (systemItem.title, UIImage(systemName: systemItem.symbol), tag)
  }

  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item with a title, a picture, and another one while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
