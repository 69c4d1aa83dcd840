/// The values that an animation shows before its beginning and after its end. Source: Apple,
/// CAMediaTimingFillMode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The final values after the end, unless the animation is removed on completion.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial values before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial values before the beginning, and the final values after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
