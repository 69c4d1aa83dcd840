/// Ways of being turned. Raw values are UIKit's.
///
/// Source: Apple, UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits, each at its orientation's raw value.
  public let rawValue: UInt
  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Upright, the device's head below.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Wider than high, the device's head at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Wider than high, the device's head at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All ways but with the device's head below.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
