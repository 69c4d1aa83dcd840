/// The surroundings an interface is in: how light, in which direction, how large text is, at how
/// many pixels a point, at which contrast, with how much room on what kind of device.
///
/// Immutable. There are eight traits here, and they are the screen's: views have none of their own.
/// Source: Apple, UITraitCollection.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private struct Values: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var textSize = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
    var contrast = UIAccessibilityContrast.unspecified
    var width = UIUserInterfaceSizeClass.unspecified
    var height = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified

    func overridden(by other: Values) -> Values {
      Values(
        style: other.style == .unspecified ? style : other.style,
        direction: other.direction == .unspecified ? direction : other.direction,
        textSize: other.textSize == .unspecified ? textSize : other.textSize,
        scale: other.scale == 0 ? scale : other.scale,
        contrast: other.contrast == .unspecified ? contrast : other.contrast,
        width: other.width == .unspecified ? width : other.width,
        height: other.height == .unspecified ? height : other.height,
        idiom: other.idiom == .unspecified ? idiom : other.idiom)
    }
  }

  private let values: Values

  /// Default unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// Default unspecified.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// How large text is. Default unspecified.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// Pixels per point. Default 0, unspecified.
  open var displayScale: CGFloat { values.scale }

  /// Default unspecified.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

  /// How much room there is from side to side. Default unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.width }

  /// How much room there is from top to bottom. Default unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.height }

  /// What kind of device it is. Default unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  // MARK: Lifecycle

  private init(_ values: Values) { self.values = values }

  /// Traits that are all unspecified.
  public override convenience init() { self.init(Values()) }

  /// One trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// One trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }

  /// One trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(textSize: preferredContentSizeCategory))
  }

  /// One trait, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(Values(scale: displayScale))
  }

  /// One trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// One trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(width: horizontalSizeClass))
  }

  /// One trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(height: verticalSizeClass))
  }

  /// One trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: userInterfaceIdiom))
  }

  /// Several collections in one; of two that specify the same, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  // MARK: Comparing

  /// Whether these traits say all that others specify, and the same.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours that depend on traits may look different under others.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The current traits

  /// The traits that colours are resolved with on this thread: the screen's while a picture is
  /// taken, the light appearance otherwise. A thread has its own; what is set stays until it is set
  /// again.
  open class var current: UITraitCollection {
    get { CurrentTraits.value ?? standard }
    set { CurrentTraits.value = newValue }
  }

  /// Does something with these as the current traits of the thread.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = CurrentTraits.value
    CurrentTraits.value = self
    defer { CurrentTraits.value = outer }
    actions()
  }

  /// Light, from left to right, and text as large as a device comes with.
  static let standard = UITraitCollection(
    Values(style: .light, direction: .leftToRight, textSize: .large, contrast: .normal))
}
