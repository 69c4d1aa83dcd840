/// A system trait, which is stored in its own property.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var storage: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: storage] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: storage] = value }
  }

  static func clear(in values: inout TraitValues) { values[keyPath: storage] = defaultValue }

  static func isSet(in values: TraitValues) -> Bool { values[keyPath: storage] != defaultValue }

  static func isSame(in one: TraitValues, and other: TraitValues) -> Bool {
    one[keyPath: storage] == other[keyPath: storage]
  }
}

/// The user interface style. Source: Apple, UITraitUserInterfaceStyle.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}

/// The layout direction. Source: Apple, UITraitLayoutDirection.
public enum UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var storage: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.direction
  }
}

/// The content size category. Source: Apple, UITraitPreferredContentSizeCategory.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var storage: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.textSize }
}

/// The number of pixels per point. Source: Apple, UITraitDisplayScale.
public enum UITraitDisplayScale: SystemTrait {
  /// 0, unspecified.
  public static let defaultValue: CGFloat = 0
  static var storage: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}

/// The contrast of colours. Source: Apple, UITraitAccessibilityContrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}

/// The horizontal size class. Source: Apple, UITraitHorizontalSizeClass.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.width }
}

/// The vertical size class. Source: Apple, UITraitVerticalSizeClass.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.height }
}

/// The kind of device. Source: Apple, UITraitUserInterfaceIdiom.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// The elevation of the interface. Source: Apple, UITraitUserInterfaceLevel.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
}

/// The weight of text. Source: Apple, UITraitLegibilityWeight.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var storage: WritableKeyPath<TraitValues, UILegibilityWeight> { \.weight }
}
