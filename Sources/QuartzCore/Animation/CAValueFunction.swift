/// Turns a number into a transform, for animations of `transform` whose values are numbers.
///
/// Source: Apple, CAValueFunction.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// What a number means.
  public let name: CAValueFunctionName

  /// A function by its name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard name.keyPath != nil else { return nil }
    self.name = name
  }
}

/// What a number means. Source: Apple, CAValueFunctionName.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about x, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about y, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn about z, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// How much wider.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// How much higher.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A way along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A way along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  /// The part of a layer's transform that the number is.
  var keyPath: String? {
    switch self {
    case .rotateX: "transform.rotation.x"
    case .rotateY: "transform.rotation.y"
    case .rotateZ: "transform.rotation.z"
    case .scaleX: "transform.scale.x"
    case .scaleY: "transform.scale.y"
    case .translateX: "transform.translation.x"
    case .translateY: "transform.translation.y"
    default: nil
    }
  }
}
