// For the compiler only: nobody tilts the device; effects are kept and never applied.

extension UIView {
  /// What changes the view as the device is held, which nobody does here. Default none.
  public var motionEffects: [UIMotionEffect] {
    get { Self.effects.value(for: self)?.effects ?? [] }
    set { Self.effects.value(for: self) { MotionEffects() }.effects = newValue }
  }

  /// Adds an effect, once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  private static let effects = SideTable<MotionEffects>()
}

/// The effects of a view; few have any.
@MainActor
private final class MotionEffects {
  var effects: [UIMotionEffect] = []
  nonisolated init() {}
}
