// For the compiler only: nobody tilts the device; effects are kept and never applied.

/// Several effects as one. Source: Apple, UIMotionEffectGroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Default nil.
  open var motionEffects: [UIMotionEffect]?

  /// What all of them change.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
