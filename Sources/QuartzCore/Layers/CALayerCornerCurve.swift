/// The shape of rounded corners. Source: Apple, CALayerCornerCurve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins before the corner radius and grows continuously.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

// Unsupported: CALayer: continuous corners · drawn · They have the continuous curve only where 1.53
//   radii fit in half a side, circular arcs otherwise. · test: CornerPathTests
// Unsupported: CALayer: pixels of continuous corners · drawn · Single edge pixels differ from
//   UIKit's pictures by up to a quarter of full coverage. · test: CornerPathTests
