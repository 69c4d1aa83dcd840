/// The animator that fades the presented controller in and out.
@MainActor
final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionTimes.crossDissolve }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.stage(isPresentation: isPresentation) else { return }
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      if isPresentation { view.alpha = 0 }
      context.containerView.layoutIfNeeded()
    }
    let curve = AnimationCurve.bezier(CAMediaTimingFunction(name: .easeInEaseOut))
    UIView.run(duration: TransitionTimes.crossDissolve, curve: curve, of: context) {
      view.alpha = isPresentation ? alpha : 0
    } _: { [weak view, weak context] _ in
      view?.alpha = alpha
      context?.completeTransition(context?.transitionWasCancelled != true)
    }
  }
}
