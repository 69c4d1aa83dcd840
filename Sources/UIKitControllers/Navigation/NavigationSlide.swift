/// The system's animator of pushes and pops: the upper view slides over the lower one, which moves
/// by a fraction of its width and is dimmed.
@MainActor
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// The distance that the lower view moves, as a fraction of its width. Apple publishes no figure.
  static let parallax: CGFloat = 0.3
  /// The opacity of the dimming view. Apple publishes no figure.
  static let dimmingAlpha: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private var dimmingView: UIView?

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionTimes.navigation }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let isPush = operation == .push
    let (lower, upper) = isPush ? (from, to) : (to, from)
    let dimmingView = UIView(frame: container.bounds)
    dimmingView.backgroundColor = .black
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(lower, at: 0)
    container.addSubview(dimmingView)
    container.addSubview(upper)
    let (home, away, aside) = positions(in: container)
    let show: (_ isUpperVisible: Bool) -> Void = { isUpperVisible in
      upper.center = isUpperVisible ? home : away
      lower.center = isUpperVisible ? aside : home
      dimmingView.center = lower.center
      dimmingView.alpha = isUpperVisible ? Self.dimmingAlpha : 0
    }
    UIView.performWithoutAnimation {
      show(!isPush)
      container.layoutIfNeeded()
    }
    UIView.animateTransition(context, duration: TransitionTimes.navigation) {
      show(isPush)
    }
    self.dimmingView = dimmingView
  }

  private func positions(in container: UIView) -> (home: CGPoint, away: CGPoint, aside: CGPoint) {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let home = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    return (
      home, CGPoint(x: home.x + width, y: home.y),
      CGPoint(x: home.x - width * Self.parallax, y: home.y)
    )
  }

  func animationEnded(_ transitionCompleted: Bool) {
    dimmingView?.removeFromSuperview()
  }
}
