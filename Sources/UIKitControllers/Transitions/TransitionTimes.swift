/// How long the system's own transitions take, in seconds. Apple publishes no figures: they are
/// what people who measured `transitionDuration` report.
enum TransitionTimes {
  /// Pushing and popping.
  static let navigation: TimeInterval = 0.5
  /// Covering the screen, or a part of it, from below.
  static let cover: TimeInterval = 0.5
  /// Fading over.
  static let crossDissolve: TimeInterval = 0.4
  /// Turning the screen.
  static let rotation: TimeInterval = 0.3
  /// An alert that comes, and one that goes.
  static let alert: (coming: TimeInterval, going: TimeInterval) = (0.4, 0.25)
}

extension UIView {
  /// Animates as the system's own transitions go, and ends the transition, which whoever began it
  /// keeps: the clock may stand still for longer than that one is there.
  static func animateTransition(
    _ context: any UIViewControllerContextTransitioning, duration: TimeInterval,
    _ animations: @escaping @MainActor () -> Void
  ) {
    animateAlong(context, duration: duration, animations) { [weak context] _ in
      context?.completeTransition(context?.transitionWasCancelled != true)
    }
  }

  /// Animates as the system's own transitions go: quickly away, and slowly to rest. By hand they go
  /// evenly, so that what a finger drives stays under it.
  static func animateAlong(
    _ context: any UIViewControllerContextTransitioning, duration: TimeInterval,
    _ animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    if context.isInteractive {
      animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: animations,
        completion: completion)
    } else {
      animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: animations, completion: completion)
    }
  }
}
