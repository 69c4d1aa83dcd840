/// The types of scrolling other than touches. Raw values are UIKit's. Source: Apple,
/// UIScrollTypeMask.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A scroll wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
