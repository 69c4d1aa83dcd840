/// What scrolls without fingers on a screen. Raw values are UIKit's. Source: Apple,
/// UIScrollTypeMask.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A pad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
