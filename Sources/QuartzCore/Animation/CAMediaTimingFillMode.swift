/// What an animation shows before it begins and after it has ended. Source: Apple,
/// CAMediaTimingFillMode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, either time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards; only where the animation is not removed on completion.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its beginning before, its end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
