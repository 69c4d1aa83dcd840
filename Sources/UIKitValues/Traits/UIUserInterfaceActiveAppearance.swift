/// Whether an interface is in the active window. Raw values are UIKit's. Source: Apple,
/// UIUserInterfaceActiveAppearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The appearance is unspecified.
  case unspecified = -1
  /// The window is inactive.
  case inactive = 0
  /// The window is active.
  case active = 1
}

/// Whether the interface is in the active window. Every interface is, unless it is overridden.
/// Source: Apple, UITraitActiveAppearance.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Active.
  public static let defaultValue = UIUserInterfaceActiveAppearance.active
}

/// Whether a scene is being recorded. Raw values are UIKit's. Source: Apple, UISceneCaptureState.
public enum UISceneCaptureState: Int, Sendable {
  /// The state is unspecified.
  case unspecified = -1
  /// The scene is not recorded.
  case inactive = 0
  /// The scene is recorded.
  case active = 1
}

/// Whether the scene is being recorded. No scene is, unless it is overridden. Source: Apple,
/// UITraitSceneCaptureState.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// Inactive.
  public static let defaultValue = UISceneCaptureState.inactive
}

extension UITraitCollection {
  /// Creates a collection with an active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Creates a collection with a capture state.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// Whether the interface is in the active window. Default active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  /// Whether the scene is being recorded. Default inactive.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
  /// Whether the interface is in the active window. Default active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// Whether the scene is being recorded. Default inactive.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
}

// Unsupported: UITraitCollection.activeAppearance, sceneCaptureState · works · Collections without
//   the traits have `active` and `inactive`, not `unspecified`; overrides hold. · test:
//   NewNamesTests
