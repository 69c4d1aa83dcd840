// For the compiler only: nobody tilts the device; effects are kept and never applied.

/// Changes a view as the device is held. It lies flat here, so that nothing changes: effects are
/// kept, and a picture shows what they leave alone.
///
/// Source: Apple, UIMotionEffect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// An effect of nothing.
  public override init() { super.init() }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// What changes, by key paths, where the device is held otherwise. Default nil: nothing.
  ///
  /// - Parameter viewerOffset: how far from straight, -1 to 1 both ways.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

// Unsupported: UIMotionEffect · kept · Motion effects compile and nothing moves them. · test:
//   CompilerOnlyNamesTests
