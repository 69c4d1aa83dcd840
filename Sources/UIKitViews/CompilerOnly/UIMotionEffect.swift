// For the compiler only: the device is never tilted; effects are stored and never applied.

/// An effect that changes a view with the tilt of the device. The device is never tilted: effects
/// are stored, and pictures show the view without them.
///
/// Source: Apple, UIMotionEffect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect without changes.
  public override init() { super.init() }

  /// Returns nil: archives are not decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the changes by key path for a tilt of the device. Default nil: none.
  ///
  /// - Parameter viewerOffset: the tilt, from -1 to 1 on both axes.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

// Unsupported: UIMotionEffect · kept · Motion effects compile and nothing moves them. · test:
//   CompilerOnlyNamesTests
