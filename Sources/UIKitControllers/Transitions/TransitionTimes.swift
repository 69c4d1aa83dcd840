/// The durations of the system's own transitions, in seconds. Apple publishes no figures: these are
/// measurements of `transitionDuration` that developers have reported.
enum TransitionTimes {
  /// Push and pop.
  static let navigation: TimeInterval = 0.5
  /// Covering the screen, or a part of it, from below.
  static let cover: TimeInterval = 0.5
  /// Cross-dissolve.
  static let crossDissolve: TimeInterval = 0.4
  /// Rotation of the screen.
  static let rotation: TimeInterval = 0.3
  /// Presentation and dismissal of an alert.
  static let alert: (presentation: TimeInterval, dismissal: TimeInterval) = (0.4, 0.25)
}

extension UIView {
  /// Animates with the curve of the system's own transitions, then completes the transition.
  static func animateTransition(
    _ context: any UIViewControllerContextTransitioning, duration: TimeInterval,
    _ animations: @escaping @MainActor () -> Void
  ) {
    animateAlong(context, duration: duration, animations) { [weak context] _ in
      context?.completeTransition(context?.transitionWasCancelled != true)
    }
  }

  /// Animates with the curve of the system's own transitions: a critically damped spring, or a
  /// linear curve in an interactive transition, so that the content stays under the finger.
  static func animateAlong(
    _ context: any UIViewControllerContextTransitioning, duration: TimeInterval,
    _ animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    run(
      duration: duration,
      curve: context.isInteractive ? .linear : .spring(SpringCurve(damping: 1, velocity: 0)),
      of: context, animations, completion)
  }
}

// Unsupported: UIPresentationController: transitions · drawn · How long transitions take; they slow
//   down as a spring that does not swing. · uncertain · test: PresentationTests
// Unsupported: UIViewController.present: completion · works · It is not called once both
//   controllers are gone, which then appear no more. · uncertain · test: StandingTransitionTests
