/// The surroundings an interface is in: how light, in which direction, how large text is, at how
/// many pixels a point, at which contrast, with how much room on what kind of device.
///
/// Immutable. Each view has its own: its superview's, with what it, or its controller, overrides.
/// Source: Apple, UITraitCollection.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

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

  /// Whether it lies over another interface. Default unspecified; a screen's is `.base`.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// How heavy text is. Default unspecified; a screen's is `.regular`.
  open var legibilityWeight: UILegibilityWeight { values.weight }

  /// The value of a trait, UIKit's or an app's own.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Lifecycle

  package init(_ values: TraitValues) { self.values = values }

  /// Traits that are all unspecified.
  public override convenience init() { self.init(TraitValues()) }

  /// One trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// One trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// One trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textSize: preferredContentSizeCategory))
  }

  /// One trait, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(scale: displayScale))
  }

  /// One trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// One trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(width: horizontalSizeClass))
  }

  /// One trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(height: verticalSizeClass))
  }

  /// One trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: userInterfaceIdiom))
  }

  /// One trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(level: userInterfaceLevel))
  }

  /// One trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(weight: legibilityWeight))
  }

  /// What a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.changed(TraitValues(), by: mutations))
  }

  /// These traits, but for what a closure sets.
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

  /// Several collections in one; of two that specify the same, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
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
  /// taken, the light appearance and the screen's scale otherwise. A thread has its own; what is
  /// set stays until it is set again.
  open class var current: UITraitCollection {
    get {
      if let current = CurrentTraits.value { return current }
      var values = standard.values
      values.scale = ScreenSettings.current.scale
      return UITraitCollection(values)
    }
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
  package static let standard = UITraitCollection(
    TraitValues(
      style: .light, direction: .leftToRight, textSize: .large, contrast: .normal,
      level: .base, weight: .regular))
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
// Unsupported: UITraitCollection: size classes · works · Overridden size classes notify views and
//   controllers. · test: TraitOverrideTests
// Unsupported: UITraitCollection: a layer's colours · drawn · `borderColor` and `shadowColor` keep
//   the value that they were set to, as on iOS. · test: UIKitViewsTests/TraitTests
