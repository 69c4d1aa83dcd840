/// How much a wish of a layout counts, 0 to 1000. Source: Apple, UILayoutPriority.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: what resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a finger that may change a scene's size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a finger that may not change a scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what hugs content by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the wish for a target size when a view is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
