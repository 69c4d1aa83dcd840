/// The definition of a system or custom trait. Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value if none is set.
  static var defaultValue: Value { get }
  /// The name in logs. Default: the type's name.
  static var name: String { get }
  /// The unique identifier. Default: the type's name with its module's.
  static var identifier: String { get }
  /// Whether the trait affects colours. Default false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The type's name with its module's.
  public static var identifier: String { UIKitModules.qualifiedName(of: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait definition. Source: Apple, UITrait.
public typealias UITrait = any UITraitDefinition.Type
