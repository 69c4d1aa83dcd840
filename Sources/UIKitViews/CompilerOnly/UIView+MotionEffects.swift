// For the compiler only: the device is never tilted; effects are stored and never applied.

extension UIView {
  /// The motion effects of the view. They are never applied. Default none.
  public var motionEffects: [UIMotionEffect] {
    get { Self.effects.value(for: self)?.effects ?? [] }
    set { Self.effects.value(for: self) { MotionEffects() }.effects = newValue }
  }

  /// Adds an effect, unless it was added before.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  private static let effects = SideTable<MotionEffects>()
}

/// The motion effects of a view, which few have.
@MainActor
private final class MotionEffects {
  var effects: [UIMotionEffect] = []
  nonisolated init() {}
}
