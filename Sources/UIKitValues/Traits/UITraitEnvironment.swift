/// What has traits. Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
  /// The device's traits: its size classes; light, from left to right and `large` unless a picture
  /// is taken under others.
  public var traitCollection: UITraitCollection { metrics.traitCollection }
}
