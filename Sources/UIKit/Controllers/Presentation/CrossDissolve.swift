/// What is presented fades in and out.
@MainActor
final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionTimes.crossDissolve }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      return context.completeTransition(true)
    }
    if let below = context.view(forKey: isPresentation ? .from : .to) {
      container.insertSubview(below, at: 0)
    }
    if isPresentation { container.addSubview(view) }
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      if isPresentation { view.alpha = 0 }
      container.layoutIfNeeded()
    }
    UIView.animate(withDuration: TransitionTimes.crossDissolve) { [isPresentation] in
      view.alpha = isPresentation ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
