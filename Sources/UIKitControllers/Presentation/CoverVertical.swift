/// The animator that slides the presented controller up from the bottom and down again.
@MainActor
final class CoverVertical: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionTimes.cover }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.stage(isPresentation: isPresentation) else { return }
    let container = context.containerView
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
