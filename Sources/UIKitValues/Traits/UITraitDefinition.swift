/// A kind of trait: UIKit's, or an app's own. Source: Apple, UITraitDefinition.
public protocol UITraitDefinition {
  /// What a value of it is.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// What logs call it. Default the type's name.
  static var name: String { get }
  /// What tells it from others. Default the type's name with its module's.
  static var identifier: String { get }
  /// Whether colours depend on it. Default false.
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

/// A kind of trait, as a list of traits has it. Source: Apple, UITrait.
public typealias UITrait = any UITraitDefinition.Type
