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
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Unavailable: force is unsupported.
  public static let defaultValue = UIForceTouchCapability.unavailable
}

extension UITraitCollection {
  /// Creates a collection with a force touch capability. Stored: it does not affect touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = forceTouchCapability })
  }

  /// Whether the screen measures the force of touches. Default unavailable.
  public var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }
}

extension UIMutableTraits {
  /// Whether the screen measures the force of touches. Stored: it does not affect touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
