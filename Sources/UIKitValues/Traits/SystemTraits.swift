/// A kind of trait that collections have a place for.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: place] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: place] = value }
  }

  static func clear(in values: inout TraitValues) { values[keyPath: place] = defaultValue }

  static func isSet(in values: TraitValues) -> Bool { values[keyPath: place] != defaultValue }

  static func isSame(in one: TraitValues, and other: TraitValues) -> Bool {
    one[keyPath: place] == other[keyPath: place]
  }
}

/// How light the interface is. Source: Apple, UITraitUserInterfaceStyle.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}

/// In which direction the interface runs. Source: Apple, UITraitLayoutDirection.
public enum UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.direction }
}

/// How large text is. Source: Apple, UITraitPreferredContentSizeCategory.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.textSize }
}

/// How many pixels a point has. Source: Apple, UITraitDisplayScale.
public enum UITraitDisplayScale: SystemTrait {
  /// 0, unspecified.
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}

/// At which contrast colours are. Source: Apple, UITraitAccessibilityContrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}

/// How much room there is from side to side. Source: Apple, UITraitHorizontalSizeClass.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.width }
}

/// How much room there is from top to bottom. Source: Apple, UITraitVerticalSizeClass.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.height }
}

/// What kind of device it is. Source: Apple, UITraitUserInterfaceIdiom.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// Whether the interface lies over another one. Source: Apple, UITraitUserInterfaceLevel.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
}

/// How heavy text is. Source: Apple, UITraitLegibilityWeight.
public enum UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight> { \.weight }
}
