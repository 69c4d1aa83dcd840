/// Whether a screen measures the force of touches. Raw values are UIKit's. Source: Apple,
/// UIForceTouchCapability.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unknown.
  case unknown = 0
  /// The screen does not measure force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// Whether the screen measures the force of touches. Source: Apple, UITraitForceTouchCapability.
public enum UITraitForceTouchCapability: SystemTrait {
  /// Unknown.
  public static let defaultValue = UIForceTouchCapability.unknown
  static var storage: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.force }
}

extension UITraitCollection {
  /// Creates a collection with a force touch capability. Stored: it does not affect touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues(force: forceTouchCapability))
  }

  /// Whether the screen measures the force of touches. Default unknown; a screen does not.
  public var forceTouchCapability: UIForceTouchCapability { values.force }
}

extension UIMutableTraits {
  /// Whether the screen measures the force of touches. Stored: it does not affect touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
