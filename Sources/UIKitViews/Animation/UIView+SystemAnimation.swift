extension UIView {
  /// An animation of the system. Raw values are UIKit's.
  public enum SystemAnimation: UInt, Sendable {
    /// The views fade out and are removed from their superviews.
    case delete = 0
  }

  private static let systemAnimationDuration: TimeInterval = 0.2

  /// Performs a system animation on views, and further changes alongside. Uncertain: it takes 0.2
  /// seconds.
  ///
  /// - Parameters:
  ///   - animation: the system animation.
  ///   - views: the views, which are removed from their superviews at the end.
  ///   - options: the animation options.
  ///   - parallelAnimations: the changes to animate alongside.
  ///   - completion: called with whether the animation came to its end.
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
