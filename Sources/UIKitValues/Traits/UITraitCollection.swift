/// The traits of an interface's environment: style, direction, text size, scale, contrast, size
/// classes, kind of device and others.
///
/// Immutable. Each view has its own: its superview's, with its own overrides or its controller's.
/// Source: Apple, UITraitCollection.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  /// The user interface style. Default unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// The layout direction. Default unspecified.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// The content size category. Default unspecified.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// The number of pixels per point. Default 0, unspecified.
  open var displayScale: CGFloat { values.scale }

  /// The contrast of colours. Default unspecified.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

  /// The horizontal size class. Default unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.width }

  /// The vertical size class. Default unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.height }

  /// The kind of device. Default unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// The elevation of the interface. Default unspecified; a screen's is `.base`.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// The weight of text. Default unspecified; a screen's is `.regular`.
  open var legibilityWeight: UILegibilityWeight { values.weight }

  /// The value of a system or custom trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Lifecycle

  package init(_ values: TraitValues) { self.values = values }

  /// Creates a collection of unspecified traits.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Creates a collection of one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Creates a collection of one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textSize: preferredContentSizeCategory))
  }

  /// Creates a collection of one trait, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  /// Creates a collection of one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// Creates a collection of one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(width: horizontalSizeClass))
  }

  /// Creates a collection of one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(height: verticalSizeClass))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// Creates a collection of one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// Creates a collection of one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(weight: legibilityWeight))
  }

  /// Creates a collection of the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changed(TraitValues(), by: mutations))
  }

  /// Returns the collection with the traits that a closure sets.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.changed(values, by: mutations))
  }

  private static func changed(
    _ values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return traits as? TraitValues ?? values
  }

  /// Combines several collections; later ones override earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  // MARK: Comparing

  /// Returns whether this collection contains all specified traits of another, with equal values.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether dynamic colours may differ for other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The current traits

  /// The traits for resolving colours on this thread: the screen's while a picture is taken, else
  /// the light appearance with the screen's scale. Each thread has its own; a value applies until
  /// another is set.
  open class var current: UITraitCollection {
    get {
      if let current = CurrentTraits.value { return current }
      var values = standard.values
      values.scale = ScreenSettings.current.scale
      return UITraitCollection(values)
    }
    set { CurrentTraits.value = newValue }
  }

  /// Runs a closure with this collection as the thread's current traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = CurrentTraits.value
    CurrentTraits.value = self
    defer { CurrentTraits.value = outer }
    actions()
  }

  /// The standard traits: light, left to right, with the default text size of devices.
  package static let standard = UITraitCollection(
    TraitValues(
      style: .light, direction: .leftToRight, textSize: .large, contrast: .normal,
      level: .base, weight: .regular, gamut: .SRGB, force: .unavailable))

  /// The system traits that colours depend on. Source: Apple,
  /// UITraitCollection.systemTraitsAffectingColorAppearance.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The system traits by which images of catalogs are chosen. Source: Apple,
  /// UITraitCollection.systemTraitsAffectingImageLookup.
  public class var systemTraitsAffectingImageLookup: [UITrait] { systemTraits }

  private static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self,
      UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
      UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitDisplayGamut.self,
    ]
  }
}

// Unsupported: UITraitCollection: the screen's · works · Appearance, direction, content size and
//   scale are set for a picture. Size classes follow its size. · test: UIKitViewsTests/TraitTests
// Unsupported: UITraitCollection: devices · works · An iPad is a screen of 600 points or more at
//   its shorter side. · uncertain · test: UIKitViewsTests/TraitTests
// Unsupported: UITraitCollection: overrides · works · Those of windows, controllers and views hold
//   for all inside. Scenes and presentation controllers have none. · test: TraitOverrideTests
// Unsupported: UITraitCollection: removed views · works · A removed view keeps its traits until it
//   is inserted elsewhere. · test: TraitOverrideTests
// Unsupported: UITraitCollection.userInterfaceLevel, legibilityWeight · kept · No colour is lighter
//   and no font heavier. · test: UIKitViewsTests/TraitTests
// Unsupported: UITraitCollection.displayGamut, forceTouchCapability · kept · They have no effect.
//   Traits of later systems are absent. · test: UIKitViewsTests/TraitTests
// Unsupported: UITraitCollection: sets of traits · works · Which traits are among those that affect
//   colours and among those that affect images. · uncertain · test: UIKitViewsTests/TraitTests
// Unsupported: UITraitCollection: size classes · works · Overridden size classes notify views and
//   controllers. · test: TraitOverrideTests
// Unsupported: UITraitCollection: a layer's colours · drawn · `borderColor` and `shadowColor` keep
//   the value that they were set to, as on iOS. · test: UIKitViewsTests/TraitTests
