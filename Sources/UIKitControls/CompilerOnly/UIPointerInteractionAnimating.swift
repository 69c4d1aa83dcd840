// For the compiler only: there is no pointer; no animator is ever passed.

/// Animates changes alongside a pointer's movement. Source: Apple, UIPointerInteractionAnimating.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}
