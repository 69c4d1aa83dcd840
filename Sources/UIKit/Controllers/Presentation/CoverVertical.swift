/// What is presented comes from below and goes there again.
@MainActor
final class CoverVertical: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionTimes.cover }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      return context.completeTransition(true)
    }
    if let below = context.view(forKey: isPresentation ? .from : .to) {
      container.insertSubview(below, at: 0)
    }
    if isPresentation { container.addSubview(view) }
    let home = view.center
    let away = CGPoint(x: home.x, y: home.y + container.bounds.maxY - view.frame.minY)
    UIView.performWithoutAnimation {
      view.center = isPresentation ? away : home
      container.layoutIfNeeded()
    }
    UIView.animateTransition(context, duration: TransitionTimes.cover) { [isPresentation] in
      view.center = isPresentation ? home : away
    }
  }
}
