/// The shape of rounded corners. Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// A curve by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose bend begins before the corner radius does and grows gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// Unsupported: CALayer: continuous corners · drawn · They have the continuous curve only where 1.53
//   radii fit in half a side, circular arcs otherwise. · test: CornerPathTests
// Unsupported: CALayer: pixels of continuous corners · drawn · Single edge pixels differ from
//   UIKit's pictures by up to a quarter of full coverage. · test: CornerPathTests
