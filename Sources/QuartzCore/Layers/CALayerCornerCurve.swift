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

extension CALayer {
  /// Returns the factor by which a curve of corners reaches farther than their radius. Source:
  /// Apple, CALayer.cornerCurveExpansionFactor(_:).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

// Unsupported: CALayer: continuous corners · drawn · On sides shorter than 3.06 radii they have the
//   shape that SwiftUI draws. · uncertain · test: CornerPathTests
// Unsupported: CALayer: pixels of continuous corners · drawn · Single edge pixels differ from
//   UIKit's pictures by up to a quarter of full coverage. · test: CornerPathTests
