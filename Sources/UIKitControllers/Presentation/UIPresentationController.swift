/// Places what is presented in a container, and what belongs to it, such as a shade over what lies
/// below.
///
/// The plain one fills the container and leaves in place what lies below. Source: Apple,
/// UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// What is presented.
  public unowned let presentedViewController: UIViewController

  /// What presents it; before it does, what is presented itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Who hears of fingers that dismiss. Default nil.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view in which it happens; nil while nothing is presented.
  open internal(set) weak var containerView: UIView?

  /// The view that comes: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where that view is when it has come, in the container. Default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Whether all of the window is covered. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether what lies below is taken away once it is covered; then it also hears that it
  /// disappears. Default false but for `.fullScreen` and `.currentContext`.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  weak var presenting: UIViewController?
  var style: UIModalPresentationStyle
  var transition: ControllerTransition?
  /// Whether an animator of the app has brought what is presented, to where it likes.
  var isPlacedByAnimator = false
  /// Where the presenter's view was before it was taken away.
  var home: Home?

  struct Home {
    weak var superview: UIView?
    let place: Int
  }

  /// A presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  // MARK: Adapting

  /// How the controller is presented under traits instead; `.none`, the default, for as its style
  /// says. Popovers ask for it.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: The course

  /// Called before the container's subviews are laid out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's subviews were laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller comes: views of one's own are added here, and animated along with
  /// the presented controller's `transitionCoordinator`. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the controller has come, or has gone back. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the controller has gone, or has come back. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The animation of the style; nil for none.
  func animator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.modalTransitionStyle == .crossDissolve
      ? CrossDissolve(isPresentation: isPresentation)
      : CoverVertical(isPresentation: isPresentation)
  }

  /// What the views of the presentation have to be like when the presented view fills the
  /// container.
  func prepareContainer(_ container: UIView) {
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: UIContentContainer

  /// The presented controller's, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// The presented controller's size in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container gets another size; it tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; it tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}
