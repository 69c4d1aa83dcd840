/// Whether a screen feels how hard it is pressed. Raw values are UIKit's. Source: Apple,
/// UIForceTouchCapability.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the screen feels how hard it is pressed. Source: Apple, UITraitForceTouchCapability.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// It does not: there is none that does.
  public static let defaultValue = UIForceTouchCapability.unavailable
}

extension UITraitCollection {
  /// A collection that says whether the screen feels how hard it is pressed. Kept: touches stay as
  /// they are.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = forceTouchCapability })
  }

  /// Whether the screen feels how hard it is pressed. Default unavailable.
  public var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }
}

extension UIMutableTraits {
  /// Whether the screen feels how hard it is pressed. Kept: touches stay as they are.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
