extension UIView {
  /// What the system does to views. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// They fade, and are taken out of their superviews.
    case delete = 0
  }

  private static let systemAnimationDuration: TimeInterval = 0.2

  /// Does something to views with the system's animation, and more beside it. Uncertain: it takes
  /// 0.2 seconds.
  ///
  /// - Parameters:
  ///   - animation: what is done to the views.
  ///   - views: they are out of their superviews at the end.
  ///   - options: as for other animations.
  ///   - parallelAnimations: what changes meanwhile.
  ///   - completion: told whether the animation came to its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}

// Unsupported: UIView.perform(_:on:options:animations:completion:) · drawn · `.delete` takes 0.2
//   seconds. · uncertain · test: SystemAnimationTests
