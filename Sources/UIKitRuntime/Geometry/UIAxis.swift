/// A set of axes.
///
/// Source: Apple, UIAxis.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sideways.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Sideways, and up and down.
  public static let both: UIAxis = [.horizontal, .vertical]
}
