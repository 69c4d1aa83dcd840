// For the compiler only: the device is never tilted; effects are stored and never applied.

/// A group of motion effects. Source: Apple, UIMotionEffectGroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. Default nil.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the changes of all effects.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.isEmpty ? nil : all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
