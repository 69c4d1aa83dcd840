/// Presents an alert centred, or an action sheet at the bottom of the screen, over a dimming view.
@MainActor
final class AlertPresentation: UIPresentationController {
  private let shade = UIView(frame: .zero)

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
    shade.backgroundColor = .black
    shade.frame = container.bounds
    shade.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.alert?.tappedOutside() })
    container.addSubview(shade)
  }

  override func presentationTransitionWillBegin() {
    shade.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [shade] _ in
      shade.alpha = AlertMetrics.shade
    }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    if transition == nil { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}
