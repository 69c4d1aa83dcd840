extension ConstraintEngine {
  /// Stops the process where rows, columns or components contradict each other; nothing in release.
  public func _checkInvariants() {
    #if DEBUG
      system.checkInvariants()
    #endif
  }
}
