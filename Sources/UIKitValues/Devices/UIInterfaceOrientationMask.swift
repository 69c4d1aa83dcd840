/// A set of interface orientations. Raw values are UIKit's.
///
/// Source: Apple, UIInterfaceOrientationMask.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, each at its orientation's raw value.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Portrait, with the top of the device below.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape, with the top of the device at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Landscape, with the top of the device at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
