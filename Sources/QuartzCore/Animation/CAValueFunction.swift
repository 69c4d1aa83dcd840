/// A function that converts numbers to transforms, for animations of `transform` with numbers.
///
/// Source: Apple, CAValueFunction.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function of a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard name.keyPath != nil else { return nil }
    self.name = name
  }
}

/// The names of value functions. Source: Apple, CAValueFunctionName.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about x, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A horizontal scale factor.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A vertical scale factor.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A translation along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")

  /// The key path of the layer's transform that the number sets.
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
