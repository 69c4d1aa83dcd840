/// What has traits. Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {}
