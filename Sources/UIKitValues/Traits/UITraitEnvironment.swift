/// An object with traits. Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {}
