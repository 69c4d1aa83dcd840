/// An item of a tab bar. Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected item; nil, the default, for the image.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed?() } } }
  /// The text of the badge; nil, the default, for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed?() } } }
  /// The colour of the badge; nil, the default, for red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { changed?() } } }

  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state; font and colour are drawn. A state without
  /// attributes has those of `.normal`. Source: Apple, UITabBarItem.setBadgeTextAttributes(_:for:).
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed?()
  }

  /// Returns the attributes of the badge's text that were set for a state; nil if none were.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// Returns the attributes of the badge's text in a state.
  final func resolvedBadgeAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (badgeAttributes[UIControl.State.normal.rawValue] ?? [:])
      .merging(badgeAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { changed?() } }
  }

  /// The appearance of the bar while the item is selected; nil, the default, for the bar's own.
  /// Setting it copies the object. Source: Apple, UITabBarItem.standardAppearance.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue?.copied() }
  }

  /// The appearance of the bar while the item is selected and the content ends at the bar. Default
  /// nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The appearances of the bar while the item is selected.
  final var appearances = TabBarAppearances() { didSet { appearanceChanged?() } }
  /// Called after a change of ``appearances``.
  final var appearanceChanged: (() -> Void)?

  /// Creates a system item with its title and image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, image, self.tag) = (systemItem.title, UIImage(systemName: systemItem.symbol), tag)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
