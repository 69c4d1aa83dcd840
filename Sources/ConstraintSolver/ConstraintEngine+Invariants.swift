extension ConstraintEngine {
  /// Traps if an invariant is violated. No effect in release builds.
  public func _checkInvariants() {
    #if DEBUG
      system.checkInvariants()
    #endif
  }
}
