/// Presents an alert centred, or an action sheet at the bottom of the screen, over a dimming view.
@MainActor
final class AlertPresentation: UIPresentationController {
  private let dimmingView = UIView(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    let (bounds, safe) = (containerView.bounds, containerView.safeAreaInsets)
    let room = bounds.inset(by: safe).insetBy(dx: AlertMetrics.margin, dy: AlertMetrics.margin)
    let width = isSheet ? min(bounds.width, bounds.height) - 2 * AlertMetrics.margin : room.width
    let size = alert.size(fitting: CGSize(width: width, height: room.height))
    let bottom = bounds.maxY - max(safe.bottom, AlertMetrics.margin)
    return UIScreen.main.pixelAligned(
      CGRect(
        x: bounds.midX - size.width / 2,
        y: isSheet ? bottom - size.height : bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  override func animator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isSheet
      ? CoverVertical(isPresentation: isPresentation)
      : AlertAppearance(isPresentation: isPresentation)
  }

  override func prepareContainer(_ container: UIView) {
    dimmingView.backgroundColor = .black
    dimmingView.frame = container.bounds
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.alert?.tappedOutside() })
    container.addSubview(dimmingView)
  }

  override func presentationTransitionWillBegin() {
    dimmingView.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = AlertMetrics.dimmingAlpha
    }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = 0
    }
  }

  override func containerViewWillLayoutSubviews() {
    dimmingView.frame = containerView?.bounds ?? .zero
    if transition == nil { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}
