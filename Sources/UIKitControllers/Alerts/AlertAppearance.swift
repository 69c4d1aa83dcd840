/// The animator of an alert: it shrinks into place while fading in, and fades out in place.
@MainActor
final class AlertAppearance: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    isPresentation ? TransitionTimes.alert.presentation : TransitionTimes.alert.dismissal
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresentation {
      context.containerView.addSubview(view)
      let scale = AlertMetrics.firstScale
      UIView.performWithoutAnimation {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        context.containerView.layoutIfNeeded()
      }
    }
    UIView.animateTransition(context, duration: transitionDuration(using: context)) {
      [isPresentation] in
      view.alpha = isPresentation ? 1 : 0
      view.transform = .identity
    }
  }
}
