/// The priority of a constraint, from 0 to 1000. Source: Apple, UILayoutPriority.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: a required constraint.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size of a scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size of a measurement.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
